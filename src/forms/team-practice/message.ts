import type { TeamPracticeAnswers } from "./schema.ts";

/** What the mail service is given, and nothing else. */
export function teamPracticeMessage(answers: TeamPracticeAnswers) {
  const { teamname, division, headname, heademail, headphone, members, balltype, preferday, comments } =
    answers;
  return { teamname, division, headname, heademail, headphone, members, balltype, preferday, comments };
}
