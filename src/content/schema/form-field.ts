/** A field of a form: its kinds, its settings, and which setting belongs to which kind. */
import { isSafe } from "redos-detector";
import * as v from "valibot";
import { quoted } from "../../lib/quoted.ts";
import { fieldKinds, type FieldKind } from "../../forms/fields/field.ts";
import { formProperties } from "./form-properties.ts";
import { lineThatNeeds } from "./filled-line.ts";
import { issuePath } from "./check-field.ts";
import { optionalGroup, withHelp } from "./metadata.ts";
import { count, line, lineOfCode, lineOrNothing, listOf, oneOf, wholeNumber } from "./types.ts";

/** The kinds of field that can't be required: they ask nothing, or every part of them is optional. */
const neverRequired: ReadonlySet<FieldKind> = new Set(["week", "references", "constant", "section", "words"]);

/** The kinds of field that each setting belongs to. */
const kindsWith: Readonly<Record<string, readonly FieldKind[]>> = {
  required: fieldKinds.filter((kind) => !neverRequired.has(kind)),
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
  copyTimes: ["week"],
  person: ["references"],
};

const limit = wholeNumber("expected a whole number such as 12");

const trueOrFalse = v.optional(v.boolean("expected true or false"));

/** The words of a `week` besides its days. */
const copyTimesTexts = {
  toWeekdays: withHelp(
    v.optional(line, "Same weekdays"),
    "The button that copies Monday's times to Tuesday to Friday",
  ),
  toAll: withHelp(v.optional(line, "Same all week"), "The button that copies them to every day"),
  done: withHelp(v.optional(line, "Monday's times are copied."), "What is said then"),
};

/** The words of `references`, which are the same for each person. */
const personTexts = {
  heading: withHelp(
    v.optional(lineThatNeeds("{number}", "which tells the people apart"), "Reference {number}"),
    "The heading above each person, with {number}; it is in the email, too",
  ),
  name: withHelp(v.optional(line, "Name"), "The label of their name"),
  cell: withHelp(v.optional(line, "Cell phone"), "The label of their cell phone"),
  email: withHelp(v.optional(line, "Email"), "The label of their email"),
  note: withHelp(v.optional(line, "Additional information"), "The label of what else there is to say"),
};

const usualCopyTimes = v.parse(v.strictObject(copyTimesTexts), {});
const usualPerson = v.parse(v.strictObject(personTexts), {});

/** What becomes a variable of the email's template, where any other sign would mean something else. */
const templateVariable = v.pipe(
  line,
  v.regex(/^[A-Za-z]\w*$/u, "expected a name of letters, digits and _, such as child_name"),
);

const settingsOfAField = {
  name: withHelp(
    v.pipe(
      templateVariable,
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
        lineOfCode,
        v.check<string, (issue: v.CheckIssue<string>) => string>(
          isPattern,
          ({ input }) =>
            String.raw`expected a regular expression such as [0-9]{5} (found ${quoted(input)}); between [ and ], a sign such as - or ( has a \ before it`,
        ),
        v.check(
          (source) => !/^\/.*\/[a-z]*$/u.test(source),
          "expected a regular expression without the / at its beginning and its end, which no answer would have",
        ),
        v.check(
          (source) => !isPattern(source) || slowness(source) !== "unknown",
          "this can't be checked: write it without names of groups such as (?<zip>, and without groups that begin with (?i: or the like",
        ),
        v.check(
          (source) => !isPattern(source) || slowness(source) !== "slow",
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
  from: withHelp(v.optional(limit), "The lowest number that is right; 0 if left out"),
  to: withHelp(v.optional(limit), "The highest number that is right; leave it out if there is none"),
  rows: withHelp(v.optional(count), "How many lines of a long text show"),
  options: withHelp(v.optional(listOf(line)), "The answers to choose from, in order"),
  values: withHelp(
    v.optional(listOf(lineOfCode)),
    "What is sent for each of them, in the same order, if not their words",
  ),
  lowest: withHelp(v.optional(line), "The label of the lowest rating, 1"),
  highest: withHelp(v.optional(line), "The label of the highest rating, 10"),
  value: withHelp(
    v.optional(lineOrNothing("expected the text that is sent")),
    "The text that a constant sends",
  ),
  sentAs: withHelp(
    v.optional(templateVariable),
    "The parameter of the email, if not its name. Fields that share one are sent together, a line for each",
  ),
  sent: withHelp(trueOrFalse, "Whether the answer is sent"),
  copyTimes: optionalGroup("The buttons of a week that copy Monday's times to other days", copyTimesTexts),
  person: optionalGroup("What references say about each person", personTexts),
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
export const formField = v.pipe(
  anyField,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const field: AnyField & Readonly<Record<string, unknown>> = { ...dataset.value };
    const report: ReportField = (setting, message) => addIssue({ message, path: issuePath([setting]) });
    checkSettings(field, report);
    checkWords(field, report);
    checkNumber(field, report);
    checkOptions(field, report);
  }),
  v.transform(withUsualWords),
);

/** Fills in the usual words of a field that has words besides its label. */
function withUsualWords(field: AnyField): AnyField {
  if (field.kind === "week") return { ...field, copyTimes: field.copyTimes ?? usualCopyTimes };
  if (field.kind === "references") return { ...field, person: field.person ?? usualPerson };
  return field;
}

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
    report("hint", "words are one paragraph, under `label`: delete this, or make it words of their own");
  const saysWhatIsWrong = (field.wrong ?? field.required) !== undefined;
  if (saysWhatIsWrong) return;
  if (pattern !== undefined)
    report("pattern", "expected what the form says about a wrong answer, under `wrong`");
  if (checked) report("checked", "expected what the form says about a wrong answer, under `wrong`");
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

/** A pattern for the whole answer, as `forms/state/answers.ts` uses it. */
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
 * Whether some answer makes the pattern try very many ways to read it; unknown if the detector can't read the pattern.
 * The limits are low, because patterns of forms are short; by steps and not by time, so that the verdict is the same on
 * every machine.
 */
function slowness(source: string): "quick" | "slow" | "unknown" {
  try {
    return isSafe(patternOf(source), { maxScore: 10, maxSteps: 2000 }).safe ? "quick" : "slow";
  } catch {
    return "unknown";
  }
}
