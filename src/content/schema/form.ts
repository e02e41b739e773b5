import * as v from "valibot";
import { withHelp, line, listOf } from "./types.ts";

export const label = withHelp(line, "What the question is called");

const hint = withHelp(
  v.optional(line),
  "A few words of help under the question; leave it out when none are needed",
);

/** An optional question. */
export const optionalFields = { label, hint };

/** A required question. */
export const requiredFields = {
  label,
  hint,
  error: withHelp(line, "What the form says when the answer is missing or cannot be used"),
};

export const options = withHelp(
  listOf(line),
  "The answers to choose from, in order; the email shows them in these words",
);

export const question = (what: string) => withHelp(v.strictObject(optionalFields), what);

export const required = (what: string) => withHelp(v.strictObject(requiredFields), what);

export const everyForm = {
  name: withHelp(line, "The form's name, for people who use a screen reader"),
  optional: withHelp(line, "The word after a question that is optional"),
  errorTitle: withHelp(line, "What the page's title begins with while an answer is missing"),
  send: withHelp(line, "What the button says"),
  sending: withHelp(line, "What the button says while the message is on its way"),
  thanks: withHelp(line, "What the visitor reads once the message is accepted"),
  failed: withHelp(line, "What the visitor reads when this browser could not take the message at all"),
  tooLong: withHelp(line, "What the visitor reads when the answers are nearly too long to send"),
  repeated: withHelp(
    v.strictObject({
      coming: withHelp(line, "When the first one is still on its way"),
      sentAt: withHelp(line, "When it was sent today, at {when}"),
      sentOn: withHelp(line, "When it was sent on another day, on {when}"),
      again: withHelp(line, "The button that sends it a second time"),
    }),
    "What the visitor reads when the same answers were sent before; they are not sent twice by themselves",
  ),
  check: withHelp(
    v.strictObject({
      question: withHelp(line, "The question itself"),
      yes: withHelp(line, "The button that answers it and sends the message"),
    }),
    "The one question optionalFields when the answers look machine-written; no message is ever thrown away",
  ),
  withoutScript: withHelp(
    line,
    "What the visitor reads above the form when JavaScript is off; the phone number and email follow",
  ),
  notLoaded: withHelp(
    v.strictObject({
      text: withHelp(line, "What happened and what to do; the phone number and email follow"),
      reload: withHelp(line, "The button that reloads the page"),
    }),
    "What the visitor reads when the form did not load and cannot send",
  ),
};

export const summary = {
  problem: withHelp(line, "What the form says at the top when something is missing; the list follows"),
  solved: withHelp(line, "What it says there once everything is filled in"),
};
