import * as v from "valibot";
import type { FeedbackTexts } from "../../content/schema/feedback-form.ts";
import { answer, givenAnswer } from "../shared/answers.ts";

/** The customer review: its questions in order, their rules, and what it says when one is broken. */
export function feedbackSchema({ fields }: Pick<FeedbackTexts, "fields">) {
  return v.object({
    name: givenAnswer(fields.name.error),
    phone: givenAnswer(fields.phone.error),
    email: givenAnswer(fields.email.error),
    recomanded: givenAnswer(fields.recomanded.error),
    rating: givenAnswer(fields.rating.error),
    comments: answer,
    agree: answer,
  });
}

export type FeedbackAnswers = v.InferOutput<ReturnType<typeof feedbackSchema>>;
