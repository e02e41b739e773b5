import * as v from "valibot";
import { everyForm, requiredFields, options, question, required, summary } from "./form.ts";
import { withHelp, line } from "./types.ts";

/** The texts of the team practice request. */
export const teamPracticeTextsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  groups: withHelp(
    v.strictObject({
      team: withHelp(line, "The heading of the questions about the team"),
      head: withHelp(line, "The heading of the questions about who leads it"),
      practice: withHelp(line, "The heading of the questions about the practice"),
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
    balltype: withHelp(v.strictObject({ ...requiredFields, options }), "Baseball or softball"),
    preferday: withHelp(v.strictObject({ ...requiredFields, options }), "The day they would like"),
    comments: question("Each member's name and email address for the first practice"),
  }),
});

export type TeamPracticeTexts = v.InferOutput<typeof teamPracticeTextsSchema>;
