import type { FeedbackTexts } from "../../content/schema/feedback-form.ts";
import { textsOf } from "../shared/form-schema.ts";
import type { FeedbackAnswers } from "./schema.ts";

/** The parameters for the mail service. `recomaned` is the service's spelling; there is no picture upload. */
export function feedbackMessage(answers: FeedbackAnswers, { fields }: Pick<FeedbackTexts, "fields">) {
  const agreed = answers.agree === "Yes" ? "Yes" : "No";
  return {
    ...textsOf(answers, ["name", "phone", "email"]),
    recomaned: answers.recomanded,
    ...textsOf(answers, ["rating", "comments"]),
    picture: "",
    agree: fields.agree.hidden ? "" : agreed,
  };
}
