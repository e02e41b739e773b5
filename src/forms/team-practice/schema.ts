import * as v from "valibot";
import type { TeamPracticeTexts } from "../../content/schema/team-practice-form.ts";
import { optionalText, requiredTexts } from "../shared/form-schema.ts";

/** The questions that must be answered. */
export const required = [
  "teamname",
  "division",
  "headname",
  "heademail",
  "headphone",
  "members",
  "balltype",
  "preferday",
] as const;

/** The team practice request's fields in order, with their rules and error messages. */
export function teamPracticeSchema({ fields }: Pick<TeamPracticeTexts, "fields">) {
  return v.object({ ...requiredTexts(required, fields), comments: optionalText });
}

export type TeamPracticeAnswers = v.InferOutput<ReturnType<typeof teamPracticeSchema>>;
