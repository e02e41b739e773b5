import * as v from "valibot";
import { perForm } from "./per-form.ts";
import { explained, line } from "./types.ts";

/** What a visitor reads about a message that is not delivered; `{form}` and `{when}` are filled in by the page. */
export const outboxWordsSchema = v.strictObject({
  forms: perForm((form) => explained(line, `What the ${form}'s message is called inside a sentence`)),
  label: explained(line, "The notice's name, for people who use a screen reader"),
  title: explained(line, "The first sentence; {form} and {when} are filled in"),
  details: explained(line, "The button that shows the rest of the notice"),
  unreadable: explained(line, "When a text is kept on this device that this version of the site cannot read"),
  waiting: explained(line, "When the mail service could not be reached and is tried again soon"),
  refused: explained(line, "When the mail service does not take the message for now"),
  failed: explained(line, "When the message is not tried again by itself"),
  tooLarge: explained(line, "When the message is larger than the service takes"),
  trying: explained(line, "While it is tried again"),
  kept: explained(line, "That the text is kept on this device"),
  keptHere: explained(line, "That the text is kept only while this page is open"),
  showText: explained(line, "What opens the text"),
  otherWays: explained(line, "Before the phone number and the mail link"),
  call: explained(line, "Before the phone number"),
  mail: explained(line, "The link that opens an email with the text"),
  paste: explained(line, "What the email says when the text is too long for the link and has to be pasted"),
  copy: explained(line, "The button that copies the text"),
  copied: explained(line, "That it was copied"),
  notCopied: explained(line, "That it could not be copied"),
  retry: explained(line, "The button that tries again"),
  deleteNow: explained(line, "The button that deletes the message"),
  deleteAsk: explained(line, "The question before it is deleted"),
  unreadableAsk: explained(line, "The question before a text that cannot be read is deleted"),
  deleteYes: explained(line, "Yes, delete"),
  deleteNo: explained(line, "No, keep"),
  sending: explained(line, "While a message takes longer than usual"),
  offline: explained(line, "While there is no network"),
  delivered: explained(line, "When a message arrived after all"),
  deleted: explained(line, "When a message was deleted"),
  leaving: explained(line, "When a message was deleted just while it was being sent"),
  reached: explained(line, "When a message that was deleted while it was being sent has arrived"),
});
