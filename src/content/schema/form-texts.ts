/** The texts of a form besides its questions. */
import * as v from "valibot";
import { fillIn } from "../../lib/fill-in.ts";
import { lineWith } from "./filled-line.ts";
import { withHelp } from "./metadata.ts";

/** Any text of a form can name its message. */
const text = lineWith("{message}");

/** The texts that the form itself shows. `{message}` is the name of the message. */
const textsInForm = {
  problem: withHelp(
    v.optional(text, "There was a problem with your submission. Errors have been highlighted below."),
    "What the form says at the top when something is missing; the list follows",
  ),
  solved: withHelp(
    v.optional(text, "All set. You can send your {message} now."),
    "What it says there once everything is filled in",
  ),
  notYet: withHelp(
    v.optional(lineWith("{message}", "{questions}"), "Needed to send: {questions}."),
    "Why the button of a form that waits for its answers is disabled at first, with the {questions} that it needs",
  ),
  needed: withHelp(
    v.optional(lineWith("{message}", "{questions}"), "Still needed: {questions}."),
    "Why it still is, with the {questions} that are not answered yet",
  ),
  sending: withHelp(
    v.optional(text, "Sending …"),
    "What the button says while the message is being sent, and the line below the thanks until it is delivered",
  ),
  delivered: withHelp(v.optional(text, "Delivered"), "What the line below the thanks says then"),
  failed: withHelp(
    v.optional(
      text,
      "This browser couldn't take your {message}. Your answers are still here. Please call {{facility.phone}} or email {{facility.email}}.",
    ),
    "What the visitor reads when this browser could not take the message at all",
  ),
  tooLong: withHelp(
    v.optional(
      text,
      "Your {message} is almost too long to send. Shorten it, or email {{facility.email}} instead.",
    ),
    "What the visitor reads when the answers are nearly too long to send",
  ),
  coming: withHelp(
    v.optional(text, "This {message} is already on its way to us."),
    "When the same answers were sent before and are on their way",
  ),
  sentAt: withHelp(
    v.optional(lineWith("{message}", "{when}"), "You already sent us this {message} at {when}."),
    "When they were sent today, at {when}",
  ),
  sentOn: withHelp(
    v.optional(lineWith("{message}", "{when}"), "You already sent us this {message} on {when}."),
    "When they were sent on another day, on {when}",
  ),
  sendAgain: withHelp(v.optional(text, "Send it again"), "The button that sends the same answers again"),
  question: withHelp(
    v.optional(text, "This looks filled in by a program. Did you fill out this {message} yourself?"),
    "The one question asked when the answers look machine-written; no message is ever thrown away",
  ),
  confirm: withHelp(v.optional(text, "Yes, send it"), "The button that answers the question"),
};

/** The texts that its page shows around it: the form's script does not get them. */
export const textsAroundForm = {
  withoutScript: withHelp(
    v.optional(text, "This form needs JavaScript. No JavaScript? Call or email us."),
    "What the visitor reads above the form when JavaScript is off; the phone number and email follow",
  ),
  left: withHelp(
    v.optional(text, "This form has changed since you filled it in. These answers have no field anymore:"),
    "What the visitor reads above answers that were typed into an older version of the form",
  ),
  tooLongToKeep: withHelp(
    v.optional(
      text,
      "This browser can't keep a text this long: it's gone after a reload. Please keep a copy of it.",
    ),
    "What the visitor reads while the answers are too long for the browser to keep for a reload, and after it",
  ),
  notLoaded: withHelp(
    v.optional(text, "This form hasn't loaded, so it can't send yet. Call or email us, or reload the page."),
    "What the visitor reads when the form did not load; the phone number and email follow",
  ),
  reload: withHelp(v.optional(text, "Reload and keep what I wrote"), "The button that loads it again"),
  stillLoading: withHelp(
    v.optional(text, "One moment: this form is still loading."),
    "What the visitor reads after pressing the button before the form has loaded",
  ),
};

/** The fields of all texts. */
export const formTexts = { ...textsInForm, ...textsAroundForm };

/** The texts that only a form needs whose button waits for its answers. */
export const waitingTexts = ["notYet", "needed"] as const;

/** Inserts the name of the message into texts. */
export function withMessageName<const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
  messageName: string,
): Texts {
  const filled = Object.entries(texts).map(([key, words]) => [key, fillIn(words, { message: messageName })]);
  return Object.fromEntries(filled) as Texts;
}
