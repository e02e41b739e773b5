import * as v from "valibot";
import type { FeedbackTexts } from "../../content/schema/feedback-form.ts";
import { optionalText, requiredText } from "../shared/form-schema.ts";

/** The customer review's fields in order, with their rules and error messages. */
export function feedbackSchema({ fields }: Pick<FeedbackTexts, "fields">) {
  return v.object({
    name: requiredText(fields.name.error),
    phone: requiredText(fields.phone.error),
    email: requiredText(fields.email.error),
    recomanded: requiredText(fields.recomanded.error),
    rating: requiredText(fields.rating.error),
    comments: optionalText,
    agree: optionalText,
  });
}

export type FeedbackAnswers = v.InferOutput<ReturnType<typeof feedbackSchema>>;
