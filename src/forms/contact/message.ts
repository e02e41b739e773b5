import type { ContactAnswers } from "./schema.ts";

/** What the mail service is given, and nothing else. */
export function contactMessage({ from_name, email, phone, subject, message }: ContactAnswers) {
  return { from_name, to_name: "ContactUs", email, phone, subject, message };
}
