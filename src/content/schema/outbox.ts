import * as v from "valibot";
import { lineWith } from "./filled-line.ts";
import { withHelp } from "./metadata.ts";

const text = lineWith();

/** A text about a message, in which the page fills in what it is called and when it was written. */
const about = lineWith("{message}", "{when}");

/** The texts about an undelivered message; the page fills in `{message}`, `{when}` and `{until}`. */
export const outboxTextsSchema = v.strictObject({
  title: withHelp(
    about,
    "The first sentence, also the name of the notice; {message} and {when} are filled in",
  ),
  details: withHelp(text, "The button that shows the rest of the notice"),
  offline: withHelp(text, "When the device has no network"),
  waiting: withHelp(text, "When the mail service could not be reached and is tried again soon"),
  refused: withHelp(text, "When the mail service does not take the message for now"),
  failed: withHelp(text, "When the message is not tried again by itself"),
  tooLarge: withHelp(text, "When the message is larger than the service takes"),
  trying: withHelp(text, "While it is tried again"),
  kept: withHelp(
    lineWith("{until}"),
    "How long the text is kept on this device, and how long in a private window; {until} is filled in",
  ),
  inForm: withHelp(text, "When the browser could not store the text, so that only the form has it"),
  showText: withHelp(text, "What opens the text"),
  otherWays: withHelp(text, "Before the phone number and the mail link"),
  call: withHelp(text, "Before the phone number"),
  mail: withHelp(text, "The link that opens an email with the text"),
  copy: withHelp(text, "The button that copies the text"),
  copied: withHelp(text, "That it was copied"),
  notCopied: withHelp(text, "That it could not be copied"),
  retry: withHelp(text, "The button that tries again"),
  deleteNow: withHelp(text, "The button that deletes the message"),
  deleteAsk: withHelp(text, "The question before it is deleted"),
  deleteYes: withHelp(text, "Yes, delete"),
  deleteNo: withHelp(text, "No, keep"),
  sending: withHelp(about, "While a message takes longer than usual"),
  delivered: withHelp(about, "When a message arrived after all"),
  deleted: withHelp(about, "When a message was deleted"),
  leaving: withHelp(about, "When a message was deleted just while it was being sent"),
  reached: withHelp(about, "When a message that was deleted while it was being sent has arrived"),
  expired: withHelp(
    about,
    "When the time is over for which a message that did not arrive is kept, with {message} and {when}",
  ),
  lost: withHelp(about, "When the browser erased a message before it was sent, with {message} and {when}"),
});
