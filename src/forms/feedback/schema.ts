import * as v from "valibot";
import type { FeedbackTexts } from "../../content/schema/feedback-form.ts";
import { optionalText, requiredTexts } from "../shared/form-schema.ts";

/** The customer review's fields in order, with their rules and error messages. */
export function feedbackSchema({ fields }: Pick<FeedbackTexts, "fields">) {
  return v.object({
    ...requiredTexts(["name", "phone", "email", "recomanded", "rating"], fields),
    comments: optionalText,
    agree: optionalText,
  });
}

export type FeedbackAnswers = v.InferOutput<ReturnType<typeof feedbackSchema>>;
