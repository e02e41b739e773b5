import * as v from "valibot";
import { everyForm, needed, options, question, required, summary } from "./form.ts";
import { explained, line } from "./types.ts";

/** The words of the team practice request. */
export const teamPracticeWordsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  groups: explained(
    v.strictObject({
      team: explained(line, "The heading of the questions about the team"),
      head: explained(line, "The heading of the questions about who leads it"),
      practice: explained(line, "The heading of the questions about the practice"),
    }),
    "The headings inside the form",
  ),
  fields: v.strictObject({
    teamname: required("The team"),
    division: required("Age group or league division"),
    headname: required("Who leads the team"),
    heademail: required("Their email address"),
    headphone: required("Their phone number"),
    members: required("How many players; any answer is fine"),
    balltype: explained(v.strictObject({ ...needed, options }), "Baseball or softball"),
    preferday: explained(v.strictObject({ ...needed, options }), "The day they would like"),
    comments: question("Each member's name and email address for the first practice"),
  }),
});

export type TeamPracticeWords = v.InferOutput<typeof teamPracticeWordsSchema>;
