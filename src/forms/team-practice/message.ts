import type { TeamPracticeAnswers } from "./schema.ts";

/** The parameters for the mail service. */
export function teamPracticeMessage(answers: TeamPracticeAnswers) {
  const { teamname, division, headname, heademail, headphone, members, balltype, preferday, comments } =
    answers;
  return { teamname, division, headname, heademail, headphone, members, balltype, preferday, comments };
}
