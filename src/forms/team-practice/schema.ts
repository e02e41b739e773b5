import * as v from "valibot";
import type { TeamPracticeTexts } from "../../content/schema/team-practice-form.ts";
import { optionalText, requiredText } from "../shared/form-schema.ts";

/** The team practice request's fields in order, with their rules and error messages. */
export function teamPracticeSchema({ fields }: Pick<TeamPracticeTexts, "fields">) {
  return v.object({
    teamname: requiredText(fields.teamname.error),
    division: requiredText(fields.division.error),
    headname: requiredText(fields.headname.error),
    heademail: requiredText(fields.heademail.error),
    headphone: requiredText(fields.headphone.error),
    members: requiredText(fields.members.error),
    balltype: requiredText(fields.balltype.error),
    preferday: requiredText(fields.preferday.error),
    comments: optionalText,
  });
}

export type TeamPracticeAnswers = v.InferOutput<ReturnType<typeof teamPracticeSchema>>;
