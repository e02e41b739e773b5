import type { ContactAnswers } from "./schema.ts";

/** The parameters for the mail service. */
export function contactMessage({ from_name, email, phone, subject, message }: ContactAnswers) {
  return { from_name, to_name: "ContactUs", email, phone, subject, message };
}
