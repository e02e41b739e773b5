import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { line } from "./types.ts";

/** The texts about an undelivered message; the page fills in `{message}`, `{when}` and `{until}`. */
export const outboxTextsSchema = v.strictObject({
  title: withHelp(
    line,
    "The first sentence, also the name of the notice; {message} and {when} are filled in",
  ),
  details: withHelp(line, "The button that shows the rest of the notice"),
  offline: withHelp(line, "When the device has no network"),
  waiting: withHelp(line, "When the mail service could not be reached and is tried again soon"),
  refused: withHelp(line, "When the mail service does not take the message for now"),
  failed: withHelp(line, "When the message is not tried again by itself"),
  tooLarge: withHelp(line, "When the message is larger than the service takes"),
  trying: withHelp(line, "While it is tried again"),
  kept: withHelp(
    line,
    "How long the text is kept on this device, and how long in a private window; {until} is filled in",
  ),
  inForm: withHelp(line, "When the browser could not store the text, so that only the form has it"),
  showText: withHelp(line, "What opens the text"),
  otherWays: withHelp(line, "Before the phone number and the mail link"),
  call: withHelp(line, "Before the phone number"),
  mail: withHelp(line, "The link that opens an email with the text"),
  copy: withHelp(line, "The button that copies the text"),
  copied: withHelp(line, "That it was copied"),
  notCopied: withHelp(line, "That it could not be copied"),
  retry: withHelp(line, "The button that tries again"),
  deleteNow: withHelp(line, "The button that deletes the message"),
  deleteAsk: withHelp(line, "The question before it is deleted"),
  deleteYes: withHelp(line, "Yes, delete"),
  deleteNo: withHelp(line, "No, keep"),
  sending: withHelp(line, "While a message takes longer than usual"),
  delivered: withHelp(line, "When a message arrived after all"),
  deleted: withHelp(line, "When a message was deleted"),
  leaving: withHelp(line, "When a message was deleted just while it was being sent"),
  reached: withHelp(line, "When a message that was deleted while it was being sent has arrived"),
  expired: withHelp(
    line,
    "When the time is over for which a message that did not arrive is kept, with {message} and {when}",
  ),
  lost: withHelp(line, "When the browser erased a message before it was sent, with {message} and {when}"),
});
