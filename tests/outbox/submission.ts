import type { Submission } from "../../src/mail/outbox/queued-message.ts";

/** A message of the contact form, for tests of the outbox's rules. */
export const submission: Submission = {
  form: "contact",
  messageName: "message",
  hours: 72,
  params: { message: "hello" },
  waitsForDelivery: false,
};
