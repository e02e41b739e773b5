/** The forms: a file says everything about one, and `src/forms` draws, checks and sends it. */
import { isSafe } from "redos-detector";
import * as v from "valibot";
import { controlsOf, type FormField } from "../../lib/form-fields.ts";
import { formProperties } from "./form-properties.ts";
import {
  count,
  flag,
  group,
  line,
  lineOrNothing,
  listOf,
  oneOf,
  optionalGroup,
  optionalList,
  referenceTo,
  withHelp,
} from "./types.ts";

/** What a field can be. `constant` is sent and not shown; `section` begins a part of the form. */
const fieldKinds = [
  "text",
  "long text",
  "email",
  "phone",
  "date",
  "number",
  "choice",
  "choices",
  "yes or no",
  "box",
  "rating",
  "week",
  "references",
  "constant",
  "section",
  "group",
] as const;

type FieldKind = (typeof fieldKinds)[number];

/** The kinds of field that each setting belongs to. */
const kindsWith: Readonly<Record<string, readonly FieldKind[]>> = {
  required: [
    "text",
    "long text",
    "email",
    "phone",
    "date",
    "number",
    "choice",
    "choices",
    "yes or no",
    "box",
    "rating",
    "group",
  ],
  checked: ["email", "phone"],
  pattern: ["text", "email", "phone"],
  wrong: ["text", "email", "phone", "number"],
  autocomplete: ["text", "email", "phone", "date"],
  width: ["text", "email", "phone", "date", "number"],
  from: ["number"],
  to: ["number"],
  rows: ["long text"],
  options: ["choice", "choices"],
  values: ["choice", "choices"],
  lowest: ["rating"],
  highest: ["rating"],
  value: ["constant"],
  fields: ["group"],
};

const wholeNumber = v.pipe(
  v.number("expected a whole number such as 12"),
  v.integer("expected a whole number such as 12"),
);

const trueOrFalse = v.optional(v.boolean("expected true or false"));

/** The most hours that a message may be tried again: what the privacy page promises. */
const mostRetryHours = 72;

const settingsOfAField = {
  name: withHelp(
    v.pipe(
      line,
      v.regex(/^[A-Za-z]\w*$/u, "expected a name of letters, digits and _, such as child_name"),
      v.check(
        (name) => !formProperties.has(name),
        "the form itself needs this name: choose another, such as child_name",
      ),
    ),
    "Its name in the email's template, each once in a form",
  ),
  label: withHelp(v.optional(line), "What the form asks; for a section, its heading"),
  hint: withHelp(v.optional(line), "A few words of help below it; for a section, the text below its heading"),
  required: withHelp(
    v.optional(line),
    "What the form says while it is not answered; without this, the answer is optional",
  ),
  checked: withHelp(trueOrFalse, "Whether it has to look like an email address or a phone number"),
  pattern: withHelp(
    v.optional(
      v.pipe(
        line,
        v.check(isPattern, "expected a regular expression such as [0-9]{5}"),
        v.check(
          (source) => !isPattern(source) || isQuick(source),
          "some answers would freeze the page: avoid a repeated part inside another, such as (a+)+, and two repeated parts in a row that fit the same letters, such as .*.*",
        ),
      ),
    ),
    "A regular expression for the whole answer",
  ),
  wrong: withHelp(v.optional(line), "What the form says about an answer that does not look right"),
  autocomplete: withHelp(
    v.optional(v.pipe(line, v.regex(/^[a-z0-9-]+(?: [a-z0-9-]+)*$/u, "expected a word such as name or tel"))),
    "What the browser may fill in: name, email, tel, organization …",
  ),
  width: withHelp(
    v.optional(oneOf(["full", "half", "third"])),
    "How much of the row it takes on a wide screen",
  ),
  from: withHelp(v.optional(wholeNumber), "The lowest number that is right; 0 if left out"),
  to: withHelp(v.optional(wholeNumber), "The highest number that is right; leave it out if there is none"),
  rows: withHelp(v.optional(count), "How many lines of a long text show"),
  options: withHelp(v.optional(listOf(line)), "The answers to choose from, in order"),
  values: withHelp(
    v.optional(listOf(line)),
    "What is sent for each of them, in the same order, if not their words",
  ),
  lowest: withHelp(v.optional(line), "The label of the lowest rating, 1"),
  highest: withHelp(v.optional(line), "The label of the highest rating, 10"),
  value: withHelp(
    v.optional(lineOrNothing("expected the text that is sent")),
    "The text that a constant sends",
  ),
  sentAs: withHelp(
    v.optional(line),
    "The parameter of the email, if not its name. Fields that share one are sent together, a line for each",
  ),
  sent: withHelp(trueOrFalse, "Whether the answer is sent"),
};

const { name, hint, autocomplete, width } = settingsOfAField;

/** A field of a group. */
const innerField = v.strictObject({
  kind: withHelp(oneOf(["text", "email", "phone", "date"]), "What it is"),
  name,
  label: withHelp(line, "What the form asks"),
  hint,
  autocomplete,
  width,
});

/** A field has what its kind needs, and nothing else. */
const field = v.pipe(
  v.strictObject({
    kind: withHelp(
      oneOf(fieldKinds),
      "What it is. choice: one of the options; choices: any of them; number: a whole number; box: a box to tick, sent as Yes or No; group: fields with one message",
    ),
    ...settingsOfAField,
    fields: withHelp(v.optional(listOf(innerField)), "The fields of a group: all are required together"),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const field: typeof dataset.value & Readonly<Record<string, unknown>> = { ...dataset.value };
    const report = (key: string, message: string) =>
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: field, key, value: field[key] }],
      });
    for (const [key, fitting] of Object.entries(kindsWith)) {
      if (field[key] !== undefined && !fitting.includes(field.kind))
        report(key, `a field of the kind ${field.kind} has none of this: delete it`);
    }
    const { kind, label, required, pattern, checked, wrong, from, to, options = [], values } = field;
    if (label === undefined && kind !== "constant" && kind !== "week")
      report("label", "expected what the form asks");
    if (kind === "constant" && field.value === undefined) report("value", "expected the text that is sent");
    if (pattern !== undefined && (wrong ?? required) === undefined)
      report("pattern", "expected what the form says about a wrong answer, under wrong");
    if (checked && (wrong ?? required) === undefined)
      report("checked", "expected what the form says about a wrong answer, under wrong");
    if (kind === "number" && (wrong ?? required) === undefined)
      report("wrong", "expected what the form says about an answer that is not such a number");
    if (kind === "number" && from !== undefined && to !== undefined && to < from)
      report("to", "the highest number is below the lowest");
    if (kind === "choice" || kind === "choices") {
      if (new Set(options).size < Math.max(2, options.length))
        report("options", "a choice needs at least two answers, each once");
      if (values && values.length !== options.length)
        report("values", `expected as many as there are options, ${options.length}`);
    }
  }),
);

/** `{message}` is the name of the message. */
const texts = {
  problem: withHelp(
    v.optional(line, "There was a problem with your submission. Errors have been highlighted below."),
    "What the form says at the top when something is missing; the list follows",
  ),
  solved: withHelp(
    v.optional(line, "All set. You can send your {message} now."),
    "What it says there once everything is filled in",
  ),
  needed: withHelp(
    v.optional(line, "Still missing: {questions}."),
    "Why the button waits, with the {questions} that are not answered yet",
  ),
  sending: withHelp(
    v.optional(line, "Sending …"),
    "What the button says while the message is being sent, and the line below the thanks until it is delivered",
  ),
  delivered: withHelp(v.optional(line, "Delivered"), "What the line below the thanks says then"),
  failed: withHelp(
    v.optional(
      line,
      "This browser couldn't take your {message}. Your answers are still here. Please call {{facility.phone}} or email {{facility.email}}.",
    ),
    "What the visitor reads when this browser could not take the message at all",
  ),
  tooLong: withHelp(
    v.optional(
      line,
      "Your {message} is almost too long to send. Shorten it, or email {{facility.email}} instead.",
    ),
    "What the visitor reads when the answers are nearly too long to send",
  ),
  coming: withHelp(
    v.optional(line, "This {message} is already on its way to us."),
    "When the same answers were sent before and are on their way",
  ),
  sentAt: withHelp(
    v.optional(line, "You already sent us this {message} at {when}."),
    "When they were sent today, at {when}",
  ),
  sentOn: withHelp(
    v.optional(line, "You already sent us this {message} on {when}."),
    "When they were sent on another day, on {when}",
  ),
  sendAgain: withHelp(v.optional(line, "Send it again"), "The button that sends the same answers again"),
  question: withHelp(
    v.optional(line, "Did you fill out this {message} yourself?"),
    "The one question asked when the answers look machine-written; no message is ever thrown away",
  ),
  confirm: withHelp(v.optional(line, "Yes, send it"), "The button that answers the question"),
  withoutScript: withHelp(
    v.optional(line, "This form needs JavaScript. No JavaScript? Call or email us."),
    "What the visitor reads above the form when JavaScript is off; the phone number and email follow",
  ),
  left: withHelp(
    v.optional(line, "This form has changed since you filled it in. These answers have no field anymore:"),
    "What the visitor reads above answers that were typed into an older version of the form",
  ),
  notLoaded: withHelp(
    v.optional(line, "This form hasn't loaded, so it can't send yet. Call or email us, or reload the page."),
    "What the visitor reads when the form did not load; the phone number and email follow",
  ),
  reload: withHelp(v.optional(line, "Reload and keep what I wrote"), "The button that loads it again"),
  stillLoading: withHelp(
    v.optional(line, "One moment: this form is still loading."),
    "What the visitor reads after pressing the button before the form has loaded",
  ),
};

const email = {
  template: withHelp(
    v.optional(lineOrNothing("expected the template id"), ""),
    "The template's id at the mail service; docs/mail.md says where it is",
  ),
  subject: withHelp(line, "The subject, with answers by their names in braces: Party for {child}"),
  from: withHelp(v.optional(line), "The sender's name, with answers in braces: {name}"),
  replyTo: withHelp(line, "The name of the field with the visitor's email address, which a reply goes to"),
  note: withHelp(v.optional(line, "Sent from the form on the website."), "The small print at its end"),
};

const baseForm = v.strictObject({
  label: withHelp(line, "The form's name, for people who use a screen reader"),
  messageName: withHelp(line, 'What its message is called inside a sentence, such as "party request"'),
  shortMessageName: withHelp(
    v.optional(line),
    'The same in the sentences of the form itself, where a shorter one will do, such as "request"',
  ),
  showErrors: withHelp(
    v.optional(oneOf(["touch", "submit"]), "submit"),
    "When an error shows: touch, once a field is left or changed; submit, after an attempt to send",
  ),
  waitForAnswers: withHelp(flag, "Whether the button waits until every answer is right"),
  waitForDelivery: withHelp(flag, "Whether the thanks wait until the message is delivered"),
  keepAnswers: withHelp(flag, "Whether the answers stay in the form after it was sent"),
  retryHours: withHelp(
    v.optional(
      v.pipe(
        count,
        v.maxValue(
          mostRetryHours,
          `expected at most ${mostRetryHours} hours, which is what the privacy page promises`,
        ),
      ),
      mostRetryHours,
    ),
    `How many hours a message that can't be delivered is tried again, at most ${mostRetryHours}, as the privacy page says`,
  ),
  send: withHelp(line, "What the button says"),
  thanks: withHelp(line, "What the visitor reads once the message is accepted"),
  fields: withHelp(listOf(field), "What the form asks, in order"),
  sendFirst: withHelp(
    optionalList(line),
    "The names of the fields that are sent first, if not in the order of the form",
  ),
  email: group("The email that it becomes", email),
  texts: withHelp(
    v.optional(v.strictObject(texts), {}),
    "Its other words, where the usual ones do not fit; {message} is what its message is called",
  ),
  progress: optionalGroup("The list of its sections with what is still open; leave it out for a short form", {
    label: withHelp(line, "The name of the list, for people who use a screen reader"),
    section: withHelp(line, 'Which section it is, "Section {number} of {count}"'),
    done: withHelp(line, "The word for a section that is filled in"),
    optional: withHelp(v.optional(line, "optional"), "The word for a section that may be left empty"),
    open: withHelp(line, 'How many answers a section still needs, "{open} to go"; also for one'),
  }),
  copy: optionalGroup("The visitor's copy of what was sent", {
    title: withHelp(line, "The heading of the copy"),
    lead: withHelp(line, "What it is, and that it's gone when they leave the page"),
    print: withHelp(line, "The button that prints it"),
    empty: withHelp(line, "What a section says when nothing in it was answered"),
  }),
  jobs: optionalGroup("For the form that people apply for a job with", {
    list: withHelp(line, "What opens the list of job descriptions"),
    unlisted: withHelp(line, "The option of the question named position for jobs without one of their own"),
    onJob: withHelp(
      line,
      "What such a job's page says beside the button, with {job} and {position}; the button ticks that option",
    ),
    onForm: withHelp(line, "What the form says under the question, with {jobs} and {position}"),
  }),
});

/** A form. */
export const formSchema = v.pipe(
  baseForm,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const form = dataset.value;
    const report = (path: readonly (string | number)[], message: string) =>
      addIssue({
        message,
        path: path.map(
          (key) => ({ type: "object", origin: "value", input: {}, key, value: undefined }) as const,
        ) as [v.ObjectPathItem],
      });
    if (form.waitForAnswers && form.showErrors === "submit")
      report(
        ["waitForAnswers"],
        "a button that waits needs showErrors: touch, or no error would ever be shown (found true)",
      );
    const names = new Set<string>();
    const note = (field: FormField, path: readonly (string | number)[]) => {
      for (const name of new Set([field.name, ...(field.kind === "group" ? [] : controlsOf(field))])) {
        if (names.has(name))
          report([...path, "name"], `another field has this name: give each its own (found "${name}")`);
        names.add(name);
      }
    };
    for (const [index, each] of form.fields.entries()) {
      note(each, ["fields", index]);
      for (const [inner, one] of (each.fields ?? []).entries()) note(one, ["fields", index, "fields", inner]);
    }
    const unknown = (path: readonly (string | number)[], name: string) => {
      if (!names.has(name)) report(path, `the form has no field of this name (found "${name}")`);
    };
    for (const [index, name] of form.sendFirst.entries()) unknown(["sendFirst", index], name);
    unknown(["email", "replyTo"], form.email.replyTo);
    for (const key of ["subject", "from"] as const)
      for (const [, name = ""] of (form.email[key] ?? "").matchAll(/\{(\w+)\}/gu))
        unknown(["email", key], name);
    if (form.jobs) {
      const position = form.fields.find(({ name }) => name === "position");
      if (!position?.options?.includes(form.jobs.unlisted))
        report(
          ["jobs", "unlisted"],
          `the question named position has no such option (found "${form.jobs.unlisted}")`,
        );
    }
  }),
  v.transform(({ shortMessageName, ...form }) => ({
    ...form,
    texts: withMessageName(form.texts, shortMessageName ?? form.messageName),
  })),
);

function withMessageName<const Texts extends Readonly<Record<string, string>>>(texts: Texts, name: string) {
  const filled = Object.entries(texts).map(([key, text]) => [key, text.replaceAll("{message}", () => name)]);
  return Object.fromEntries(filled) as Record<keyof Texts, string>;
}

export type FormContent = v.InferOutput<typeof formSchema>;

/** The name of a form that a page shows. */
export const formName = withHelp(
  v.optional(referenceTo("forms")),
  "The form it shows, by the name of its file",
  "Form",
);

/** A pattern for the whole answer, as `forms/answers.ts` uses it. */
function patternOf(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "u");
}

function isPattern(source: string): boolean {
  try {
    return patternOf(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Whether no answer makes the pattern try very many ways to read it. The limits are low, because patterns of forms are
 * short; by steps and not by time, so that the verdict is the same on every machine.
 */
function isQuick(source: string): boolean {
  return isSafe(patternOf(source), { maxScore: 10, maxSteps: 2000 }).safe;
}
