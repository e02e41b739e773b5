import * as v from "valibot";
import { everyForm, requiredFields, options, question, required, summary } from "./form.ts";
import { group, line, withHelp } from "./types.ts";

/** The texts of the team practice request. */
export const teamPracticeTextsSchema = v.strictObject({
  ...everyForm,
  ...summary,
  groups: group("The headings inside the form", {
    team: withHelp(line, "The heading of the questions about the team"),
    head: withHelp(line, "The heading of the questions about who leads it"),
    practice: withHelp(line, "The heading of the questions about the practice"),
  }),
  fields: v.strictObject({
    teamname: required("The team"),
    division: required("Age group or league division"),
    headname: required("Who leads the team"),
    heademail: required("Their email address"),
    headphone: required("Their phone number"),
    members: required("How many players; any answer is fine"),
    balltype: group("Baseball or softball", { ...requiredFields, options }),
    preferday: group("The day they would like", { ...requiredFields, options }),
    comments: question("Each member's name and email address for the first practice"),
  }),
});

export type TeamPracticeTexts = v.InferOutput<typeof teamPracticeTextsSchema>;
