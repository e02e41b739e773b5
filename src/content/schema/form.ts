import * as v from "valibot";
import { explained, line, listOf } from "./types.ts";

export const label = explained(line, "What the question is called");

const hint = explained(
  v.optional(line),
  "A few words of help under the question; leave it out when none are needed",
);

/** A question that may stay unanswered. */
export const asked = { label, hint };

/** A question that has to be answered. */
export const needed = {
  label,
  hint,
  error: explained(line, "What the form says when the answer is missing or cannot be used"),
};

export const options = explained(
  listOf(line),
  "The answers to choose from, in order; the email shows them in these words",
);

export const question = (what: string) => explained(v.strictObject(asked), what);

export const required = (what: string) => explained(v.strictObject(needed), what);

export const everyForm = {
  name: explained(line, "The form's name, for people who use a screen reader"),
  optional: explained(line, "The word after a question that is optional"),
  errorTitle: explained(line, "What the page's title begins with while an answer is missing"),
  send: explained(line, "What the button says"),
  sending: explained(line, "What the button says while the message is on its way"),
  thanks: explained(line, "What the visitor reads once the message is accepted"),
  failed: explained(line, "What the visitor reads when this browser could not take the message at all"),
  tooLong: explained(line, "What the visitor reads when the answers are nearly too long to send"),
  repeated: explained(
    v.strictObject({
      coming: explained(line, "When the first one is still on its way"),
      sentAt: explained(line, "When it was sent today, at {when}"),
      sentOn: explained(line, "When it was sent on another day, on {when}"),
      again: explained(line, "The button that sends it a second time"),
    }),
    "What the visitor reads when the same answers were sent before; they are not sent twice by themselves",
  ),
  check: explained(
    v.strictObject({
      question: explained(line, "The question itself"),
      yes: explained(line, "The button that answers it and sends the message"),
    }),
    "The one question asked when the answers look machine-written; no message is ever thrown away",
  ),
  withoutScript: explained(
    line,
    "What the visitor reads above the form when JavaScript is off; the phone number and email follow",
  ),
  notLoaded: explained(
    v.strictObject({
      text: explained(line, "What happened and what to do; the phone number and email follow"),
      reload: explained(line, "The button that reloads the page"),
    }),
    "What the visitor reads when the form did not load and cannot send",
  ),
};

export const summary = {
  problem: explained(line, "What the form says at the top when something is missing; the list follows"),
  solved: explained(line, "What it says there once everything is filled in"),
};
