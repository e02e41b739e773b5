import * as v from "valibot";
import { looksLikeEmail } from "../../lib/email.ts";
import type { ContactTexts } from "../../content/schema/contact-form.ts";
import { checkedText, requiredText } from "../shared/form-schema.ts";
import { looksLikePhone } from "../shared/patterns.ts";

/** The contact form's fields in order, with their rules and error messages. */
export function contactSchema({ fields }: Pick<ContactTexts, "fields">) {
  return v.object({
    from_name: requiredText(fields.from_name.error),
    email: checkedText(looksLikeEmail, fields.email.error),
    phone: checkedText(looksLikePhone, fields.phone.error),
    subject: requiredText(fields.subject.error),
    message: requiredText(fields.message.error),
  });
}

export type ContactAnswers = v.InferOutput<ReturnType<typeof contactSchema>>;
