import * as v from "valibot";
import { nameOf } from "../../lib/added-question.ts";
import { checkField, flag, group, line, listOf, oneOf, optionalList, withHelp } from "./types.ts";

export const label = withHelp(line, "What the question is called");

const hint = withHelp(
  v.optional(line),
  "A few words of help under the question; leave it out when none are needed",
);

/** A question that every form has. */
export const fixedFields = { label, hint };

export const hidden = withHelp(flag, "true to leave it out of the form; the email then has no answer");

/** An optional question, which a facility can leave out. */
export const optionalFields = { ...fixedFields, hidden };

/** A required question. */
export const requiredFields = {
  ...fixedFields,
  error: withHelp(line, "What the form says when the answer is missing or cannot be used"),
};

export const options = withHelp(
  listOf(line),
  "The answers to choose from, in order; the email shows them in these words",
);

export const question = (what: string) => group(what, optionalFields);

export const required = (what: string) => group(what, requiredFields);

const kinds = ["text", "long text", "choice", "yes or no"] as const;

const addedQuestion = v.pipe(
  v.strictObject({
    label,
    hint,
    kind: withHelp(
      oneOf(kinds),
      "text: one line; long text: several lines; choice: one of the answers below; yes or no: one of these two",
    ),
    options: withHelp(optionalList(line), "For a choice, the answers to choose from, in order"),
  }),
  checkField(
    "options",
    ({ kind, options }) => kind === "choice" || options.length === 0,
    "only a choice has answers to choose from: remove them, or make its kind choice",
  ),
  checkField(
    "options",
    ({ kind, options }) => kind !== "choice" || new Set(options).size >= Math.max(2, options.length),
    "a choice needs at least two answers, each once",
  ),
);

/** A question that a facility added to a form. */
export type AddedQuestion = v.InferOutput<typeof addedQuestion>;

export const everyForm = {
  name: withHelp(line, "The form's name, for people who use a screen reader"),
  optional: withHelp(line, "The word after a question that is optional"),
  errorTitle: withHelp(line, "What the page's title begins with while an answer is missing"),
  send: withHelp(line, "What the button says"),
  sending: withHelp(line, "What the button says while the message is on its way"),
  thanks: withHelp(line, "What the visitor reads once the message is accepted"),
  failed: withHelp(line, "What the visitor reads when this browser could not take the message at all"),
  tooLong: withHelp(line, "What the visitor reads when the answers are nearly too long to send"),
  repeated: group(
    "What the visitor reads when the same answers were sent before; they are not sent twice by themselves",
    {
      coming: withHelp(line, "When the first one is still on its way"),
      sentAt: withHelp(line, "When it was sent today, at {when}"),
      sentOn: withHelp(line, "When it was sent on another day, on {when}"),
      again: withHelp(line, "The button that sends it a second time"),
    },
  ),
  check: group(
    "The one question asked when the answers look machine-written; no message is ever thrown away",
    {
      question: withHelp(line, "The question itself"),
      yes: withHelp(line, "The button that answers it and sends the message"),
    },
  ),
  questions: withHelp(
    v.pipe(
      optionalList(addedQuestion),
      v.check(
        (questions) => new Set(questions.map(nameOf)).size === questions.length,
        "two questions have the same name: call one of them something else",
      ),
    ),
    "Questions of your own, all of them optional. Their answers have a place of their own in the email",
  ),
  yes: withHelp(v.optional(line, "Yes"), "The answer Yes"),
  no: withHelp(v.optional(line, "No"), "The answer No"),
  answerErrors: withHelp(
    v.optional(
      v.strictObject({
        tooLong: withHelp(line, "When the answer is longer than {most} letters"),
        notOffered: withHelp(line, "When the answer is not one of those to choose from"),
      }),
      {
        tooLong: "Please shorten this answer to {most} letters.",
        notOffered: "Please choose one of these answers.",
      },
    ),
    "What the form says about an answer to one of your own questions",
  ),
  withoutScript: withHelp(
    line,
    "What the visitor reads above the form when JavaScript is off; the phone number and email follow",
  ),
  notLoaded: group("What the visitor reads when the form did not load and cannot send", {
    text: withHelp(line, "What happened and what to do; the phone number and email follow"),
    reload: withHelp(line, "The button that reloads the page"),
  }),
};

export const summary = {
  problem: withHelp(line, "What the form says at the top when something is missing; the list follows"),
  solved: withHelp(line, "What it says there once everything is filled in"),
};
