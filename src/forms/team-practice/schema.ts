import * as v from "valibot";
import type { TeamPracticeTexts } from "../../content/schema/team-practice-form.ts";
import { answer, givenAnswer } from "../shared/answers.ts";

/** The team practice request: its questions in order, their rules, and what it says when one is broken. */
export function teamPracticeSchema({ fields }: Pick<TeamPracticeTexts, "fields">) {
  return v.object({
    teamname: givenAnswer(fields.teamname.error),
    division: givenAnswer(fields.division.error),
    headname: givenAnswer(fields.headname.error),
    heademail: givenAnswer(fields.heademail.error),
    headphone: givenAnswer(fields.headphone.error),
    members: givenAnswer(fields.members.error),
    balltype: givenAnswer(fields.balltype.error),
    preferday: givenAnswer(fields.preferday.error),
    comments: answer,
  });
}

export type TeamPracticeAnswers = v.InferOutput<ReturnType<typeof teamPracticeSchema>>;
