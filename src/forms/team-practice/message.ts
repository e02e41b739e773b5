import { textsOf } from "../shared/form-schema.ts";
import { required, type TeamPracticeAnswers } from "./schema.ts";

/** The parameters for the mail service. */
export function teamPracticeMessage(answers: TeamPracticeAnswers) {
  return textsOf(answers, [...required, "comments"]);
}
