/** The forms: a file says everything about one, and `src/forms` draws, checks and sends it. */
import * as v from "valibot";
import type { FormField } from "../../forms/fields/field.ts";
import { paramOf, sendingOf } from "../../forms/fields/message.ts";
import { controlsOf } from "../../forms/fields/questions.ts";
import { positionField } from "../../forms/fields/position-field.ts";
import { lineWith } from "./filled-line.ts";
import { formField } from "./form-field.ts";
import { formTexts, withMessageName, type textsAroundForm, type waitingTexts } from "./form-texts.ts";
import { issuePath } from "./check-field.ts";
import { mostRetryHours } from "../../lib/retry-hours.ts";
import { group, optionalGroup, withHelp, withTitle } from "./metadata.ts";
import { count, flag, line, lineOrNothing, listOf, oneOf, optionalList } from "./types.ts";

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
  // The specification says which form does: only Feedback (docs/specification.md).
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
  thanks: withHelp(
    line,
    "What the visitor reads once the message is kept, or delivered, if `waitForDelivery`",
  ),
  fields: withHelp(listOf(withTitle(formField, "Field")), "What the form asks, in order"),
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
    section: withHelp(lineWith("{number}", "{count}"), 'Which section it is, "Section {number} of {count}"'),
    done: withHelp(line, "The word for a section that is filled in"),
    optional: withHelp(v.optional(line, "optional"), "The word for a section that may be left empty"),
    open: withHelp(
      lineWith("{open}"),
      'How many answers a section still needs, "{open} to go"; also for one',
    ),
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
      lineWith("{job}", "{position}"),
      "What such a job's page says beside the button, with {job} and {position}; the button ticks that option",
    ),
    onForm: withHelp(
      lineWith("{jobs}", "{position}"),
      "What the form says under the question, with {jobs} and {position}",
    ),
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
    const report: Report = (path, message) => addIssue({ message, path: issuePath(path) });
    if (form.waitForAnswers && form.showErrors === "submit")
      report(
        ["waitForAnswers"],
        "a button that waits needs `showErrors: touch`, or no error would ever be shown (found true)",
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

/** Settings that name a field name one that exists; those of the email, one whose answer is in it. */
function checkReferences(form: BaseForm, names: ReadonlySet<string>, report: Report): void {
  const { fields, sendFirst, email } = form;
  const params = sendingOf(form).map(({ param }) => param);
  /** How many answers the variable of a name holds; reports a name that no field has, or none that is sent. */
  const answersIn = (path: Path, name: string): number => {
    const count = params.filter((param) => param === paramOf(fields, name)).length;
    if (!names.has(name)) report(path, `the form has no field of this name (found "${name}")`);
    else if (count === 0) report(path, `the answer to this field is not sent by this name (found "${name}")`);
    return count;
  };
  for (const [index, name] of sendFirst.entries())
    if (!names.has(name))
      report(["sendFirst", index], `the form has no field of this name (found "${name}")`);
  if (answersIn(["email", "replyTo"], email.replyTo) > 1)
    report(
      ["email", "replyTo"],
      `other answers are sent together with this one, which is no address then (found "${email.replyTo}")`,
    );
  for (const key of ["subject", "from"] as const) {
    if (/[{}]/u.test((email[key] ?? "").replaceAll(/\{\{[^{}]*\}\}|\{[^{}]*\}/gu, "")))
      report(
        ["email", key],
        "a brace without its other one: the name of a field has one on each side, {name}",
      );
    for (const [, name = ""] of (email[key] ?? "").matchAll(/(?<!\{)\{([^{}]*)\}(?!\})/gu))
      answersIn(["email", key], name);
  }
}

/** The form that people apply for a job with has the option for jobs that are not listed. */
function checkJobs({ jobs, fields }: BaseForm, report: Report): void {
  if (!jobs) return;
  const position = fields.find(({ name }) => name === positionField);
  if (!position?.options?.includes(jobs.unlisted))
    report(
      ["jobs", "unlisted"],
      `the question named ${positionField} has no such option (found "${jobs.unlisted}")`,
    );
}

export type FormContent = v.InferOutput<typeof formSchema>;

type Texts = FormContent["texts"];
type WaitingText = (typeof waitingTexts)[number];

/** The texts that a form's script gets. */
export type FormTexts = Omit<Texts, keyof typeof textsAroundForm | WaitingText> &
  Partial<Pick<Texts, WaitingText>>;
