/** The forms: a file says everything about one, and `src/forms` draws, checks and sends it. */
import { isSafe } from "redos-detector";
import * as v from "valibot";
import { controlsOf, type FormField } from "../../lib/form-fields.ts";
import { formProperties } from "./form-properties.ts";
import { formTexts, withMessageName } from "./form-texts.ts";
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

/** The kinds of fields. `constant` is sent and not shown; `section` begins a part of the form; `words` ask nothing. */
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
  "words",
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

/** The longest time that a message may be tried again, in hours: the privacy page promises it. */
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
  label: withHelp(v.optional(line), "What the form asks; for a section, its heading; for words, a paragraph"),
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

const anyField = v.strictObject({
  kind: withHelp(
    oneOf(fieldKinds),
    "What it is. choice: one of the options; choices: any of them; number: a whole number; box: a box to tick, sent as Yes or No; words: a paragraph between the questions; group: fields with one message",
  ),
  ...settingsOfAField,
  fields: withHelp(v.optional(listOf(innerField)), "The fields of a group: all are required together"),
});

type AnyField = v.InferOutput<typeof anyField>;
type ReportField = (setting: string, message: string) => void;

/** A field has what its kind needs, and nothing else. */
const field = v.pipe(
  anyField,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const field: AnyField & Readonly<Record<string, unknown>> = { ...dataset.value };
    const report: ReportField = (key, message) =>
      addIssue({
        message,
        path: [{ type: "object", origin: "value", input: field, key, value: field[key] }],
      });
    checkSettings(field, report);
    checkWords(field, report);
    checkNumber(field, report);
    checkOptions(field, report);
  }),
);

/** A field has only the settings of its kind. */
function checkSettings(field: AnyField & Readonly<Record<string, unknown>>, report: ReportField): void {
  for (const [setting, kinds] of Object.entries(kindsWith)) {
    if (field[setting] !== undefined && !kinds.includes(field.kind))
      report(setting, `fields of the kind ${field.kind} don't take this setting: delete it`);
  }
}

/** A field has words for its question and for an answer that is wrong. */
function checkWords(field: AnyField, report: ReportField): void {
  const { kind, label, value, pattern, checked } = field;
  if (label === undefined && kind !== "constant" && kind !== "week")
    report("label", "expected what the form asks");
  if (kind === "constant" && value === undefined) report("value", "expected the text that is sent");
  if (kind === "words" && field.hint !== undefined)
    report("hint", "words are one paragraph, under label: delete this, or make it words of their own");
  const saysWhatIsWrong = (field.wrong ?? field.required) !== undefined;
  if (saysWhatIsWrong) return;
  if (pattern !== undefined)
    report("pattern", "expected what the form says about a wrong answer, under wrong");
  if (checked) report("checked", "expected what the form says about a wrong answer, under wrong");
  if (kind === "number")
    report("wrong", "expected what the form says about an answer that is not such a number");
}

function checkNumber({ kind, from, to }: AnyField, report: ReportField): void {
  if (kind === "number" && from !== undefined && to !== undefined && to < from)
    report("to", "the highest number is below the lowest");
}

function checkOptions({ kind, options = [], values }: AnyField, report: ReportField): void {
  if (kind !== "choice" && kind !== "choices") return;
  if (new Set(options).size < Math.max(2, options.length))
    report("options", "a choice needs at least two answers, each once");
  if (values && values.length !== options.length)
    report("values", `expected as many as there are options, ${options.length}`);
}

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
    v.optional(v.strictObject(formTexts), {}),
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

type BaseForm = v.InferOutput<typeof baseForm>;
type Path = readonly (string | number)[];
type Report = (path: Path, message: string) => void;

export const formSchema = v.pipe(
  baseForm,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return;
    const form = dataset.value;
    const report: Report = (path, message) =>
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
    const names = checkNames(form, report);
    checkReferences(form, names, report);
    checkJobs(form, report);
  }),
  v.transform(({ shortMessageName, ...form }) => ({
    ...form,
    texts: withMessageName(form.texts, shortMessageName ?? form.messageName),
  })),
);

/** No name is used twice. Returns the names of all fields and of their controls. */
function checkNames({ fields }: BaseForm, report: Report): ReadonlySet<string> {
  const names = new Set<string>();
  const check = (field: FormField, path: Path) => {
    const controls = field.kind === "group" ? [] : controlsOf(field);
    for (const name of new Set([field.name, ...controls])) {
      if (names.has(name))
        report([...path, "name"], `another field has this name: give each its own (found "${name}")`);
      names.add(name);
    }
  };
  for (const [index, field] of fields.entries()) {
    check(field, ["fields", index]);
    for (const [innerIndex, inner] of (field.fields ?? []).entries())
      check(inner, ["fields", index, "fields", innerIndex]);
  }
  return names;
}

/** Settings that name a field name one that exists. */
function checkReferences({ sendFirst, email }: BaseForm, names: ReadonlySet<string>, report: Report): void {
  const check = (path: Path, name: string) => {
    if (!names.has(name)) report(path, `the form has no field of this name (found "${name}")`);
  };
  for (const [index, name] of sendFirst.entries()) check(["sendFirst", index], name);
  check(["email", "replyTo"], email.replyTo);
  for (const key of ["subject", "from"] as const) {
    for (const [, name = ""] of (email[key] ?? "").matchAll(/\{(\w+)\}/gu)) check(["email", key], name);
  }
}

/** The form that people apply for a job with has the option for jobs that are not listed. */
function checkJobs({ jobs, fields }: BaseForm, report: Report): void {
  if (!jobs) return;
  const position = fields.find(({ name }) => name === "position");
  if (!position?.options?.includes(jobs.unlisted))
    report(["jobs", "unlisted"], `the question named position has no such option (found "${jobs.unlisted}")`);
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
