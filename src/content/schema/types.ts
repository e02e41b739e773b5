/**
 * The types of content values: texts, amounts, numbers and lists (days in `dates.ts`, names in `names.ts`), with error messages that a front-desk manager understands. `read/schema-problem.ts` adds
 * the value found.
 */
import * as v from "valibot";
import { findHidden } from "../../lib/hidden.ts";
import { decodeEntities, markupIn } from "../../lib/markup.ts";
import { hasLink } from "../../lib/markdown-link.ts";
import { cents } from "../../lib/money.ts";
import { describeFound, quoted } from "../../lib/quoted.ts";
import { isVisible } from "../../lib/visible.ts";
import { deskInput, withHelp } from "./metadata.ts";

/** The message about a text that is missing, or is none. */
export const nonEmpty = "expected some words";

const hiddenRule = "expected text without hidden control characters: delete this part and type it again";

/** No invisible characters, which could harm pages, also not as HTML writes them, `&#x202e;`. */
function withoutHidden(allowed = "") {
  const hiddenIn = (text: string) => findHidden(decodeEntities(text), allowed);
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => hiddenIn(text) === undefined,
    ({ input }) => {
      const line = input.split("\n").find((each) => hiddenIn(each) !== undefined) ?? input;
      return `${hiddenRule} (found ${hiddenIn(input)} in ${quoted(line)})`;
    },
  );
}

/** The line of a text that an issue is about, from 0, where it is about one: that with a hidden character. */
export function lineOfIssue({ message, input }: v.BaseIssue<unknown>): number | undefined {
  if (typeof input !== "string" || !message.startsWith(hiddenRule)) return undefined;
  const hidden = (line: string) => findHidden(decodeEntities(line), "\t") !== undefined;
  return Math.max(0, input.split("\n").findIndex(hidden));
}

/** Something that can be seen. */
const visible = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (text) => isVisible(decodeEntities(text)),
  ({ input }) =>
    input === ""
      ? nonEmpty
      : `${nonEmpty} that can be seen (found only invisible characters, ${quoted(input)})`,
);

/** Words without marks of HTML and Markdown, which visitors would read as typed. */
const plainWords = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (text) => markupIn(text) === undefined,
  ({ input }) => {
    const { found = "", advice = "" } = markupIn(input) ?? {};
    return `expected plain words: ${advice} (found ${quoted(found)})`;
  },
);

/** The message about a field that does not exist, with the names of those that do. */
export function unknownFieldMessage(names: readonly string[]): string {
  const rule = "there is no such field here; check its spelling, capital letters and indentation";
  return names.length === 0 ? rule : `${rule}; expected one of: ${names.join(", ")}`;
}

const oneLine = v.regex<string, string>(/^[^\n]*$/u, "expected one line of text");

/** One line of text for programs, which no page shows. */
export const lineOfCode = v.pipe(v.string(nonEmpty), v.trim(), visible, oneLine, withoutHidden());

/** A mark of a footnote at the end of a word, `Family\*\*`, which only Markdown writes with backslashes. */
const escapedMark = /(?:\\\*)+(?![^\s).,:;])/gu;

/** Two asterisks that would make words bold; at the end of a word, `Family**`, they are the mark of a footnote. */
const boldMark = /(?<=^|\s)\*\*(?!$)|\*\*(?=[\p{L}\p{N}])/u;

export const line = v.pipe(
  v.string(nonEmpty),
  v.trim(),
  v.transform((text) => text.replaceAll(escapedMark, (marks) => marks.replaceAll("\\", ""))),
  visible,
  oneLine,
  withoutHidden(),
  v.check(
    (text) => !hasLink(text),
    "one line of text can't have a link: write the phone number, or put the link into a longer text, such as the body of a page",
  ),
  v.check((text) => !boldMark.test(text), "one line of text can't have bold words: leave out the **"),
  plainWords,
);

/** A line that may be empty. */
export function lineOrNothing(rule: string) {
  return v.pipe(v.string(rule), withoutHidden(), v.trim());
}

/** A line of words that may be empty. */
export function wordsOrNothing(rule: string) {
  return v.pipe(lineOrNothing(rule), plainWords);
}

/** The Markdown parser takes seconds for longer texts. */
const longestText = 30_000;

const notTooLong = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (text) => text.length <= longestText,
  ({ input }) => `this text is too long: expected at most ${longestText} letters (found ${input.length})`,
);

/** One or more paragraphs in Markdown. */
export const markdown = v.pipe(
  v.string(nonEmpty),
  v.trim(),
  visible,
  notTooLong,
  withoutHidden("\n\t"),
  deskInput({ input: "text" }),
);

/** Markdown, or no text at all. */
export const markdownOrNothing = v.pipe(
  v.string(nonEmpty),
  v.trim(),
  v.transform((text) => (isVisible(decodeEntities(text)) ? text : "")),
  notTooLong,
  withoutHidden("\n\t"),
  deskInput({ input: "text" }),
);

/** One or more paragraphs of plain words, with an empty line between two. */
export const paragraphs = v.pipe(
  v.string(nonEmpty),
  v.trim(),
  visible,
  withoutHidden("\n"),
  plainWords,
  deskInput({ input: "paragraphs" }),
);

const amountRule = "expected an amount such as 59.99";
const highestAmount = 100_000;

/** The message about an amount that is no number, such as `$59.99`; `advice` is about words in its place. */
function amountMessage(input: unknown, advice: string): string {
  const isAmount = typeof input === "string" && /^\s*\p{Sc}?\s*\d[\d.,_]*\s*$/u.test(input);
  if (isAmount) return `${amountRule}, without $, commas or quotation marks`;
  return typeof input === "string" ? `${amountRule} (${describeFound(input)})${advice}` : amountRule;
}

/** Whether an amount has whole cents. Products of fractions are rounded: 59.99 * 100 is 5999.000000000001 or so. */
function hasWholeCents(dollars: number): boolean {
  const cents = dollars * 100;
  return Math.abs(cents - Math.round(cents)) < 0.0001;
}

/** Written as 59.99, parsed as cents (5999). */
function amountFrom(least: number, rule: string, advice = "") {
  return v.pipe(
    v.number(({ input }) => amountMessage(input, advice)),
    v.minValue(least, rule),
    v.maxValue(highestAmount, `${amountRule}, at most ${highestAmount}`),
    v.check(hasWholeCents, `${amountRule}, with at most two decimals`),
    v.transform((dollars) => cents(Math.round(dollars * 100))),
  );
}

const moreThanZero = `${amountRule}, more than zero`;

/** An amount above zero. */
export const amount = amountFrom(0.01, moreThanZero);

const wordsElsewhere = ": its unit belongs under `per`, words in its place under `priceWords`";

/** The same for a price, which can have a unit and words beside it. */
export const priceAmount = amountFrom(0.01, moreThanZero, wordsElsewhere);

/** A price, or 0 for what is free. */
export const priceAmountOrFree = amountFrom(
  0,
  `${amountRule}, or 0 for what is free`,
  `${wordsElsewhere}; 0 is free`,
);

/** A number from `least` to `most`. */
export function numberFrom(least: number, most: number, rule: string) {
  return v.pipe(v.number(rule), v.minValue(least, rule), v.maxValue(most, rule));
}

/** A text that a pattern describes. */
export function matching(pattern: RegExp, rule: string) {
  return v.pipe(v.string(rule), v.regex(pattern, rule));
}

export function wholeNumber(rule: string) {
  return v.pipe(v.number(rule), v.integer(rule));
}

/** A count of at least one. */
export const count = v.pipe(
  wholeNumber("expected a whole number such as 10"),
  v.minValue(1, "expected a whole number of at least 1"),
);

const lengthRule = "expected a length in feet such as 51, more than 0";

/** How long, wide or deep something is. */
export const lengthInFeet = v.pipe(
  v.number(lengthRule),
  v.check((feet) => feet > 0, lengthRule),
);

/** How far something is from something else. */
export const feet = v.pipe(
  v.number("expected a length in feet such as 51"),
  v.minValue(0, "expected a length in feet of at least 0"),
);

/** Whether a text can be an id on the booking site: a word without a digit, such as TBD, is a note to oneself. */
export function isId(text: string): boolean {
  return /^[A-Za-z0-9_-]+$/u.test(text) && /\d/u.test(text);
}

/** An id on the booking site. */
export const externalId = v.pipe(
  v.string("expected an id as the booking site shows it, in quotation marks"),
  v.check(
    isId,
    "expected an id as the booking site shows it, of letters, digits, _ and -, with a digit in it",
  ),
);

/** A color, `#a4472a`. */
export const color = v.pipe(
  v.string('expected a color such as "#a4472a", in quotation marks'),
  v.regex(/^#[0-9a-f]{6}$/iu, 'expected a color such as "#a4472a"'),
);

/** The rule for a list, such as `a list of pages`. */
export function listRule(what: string): string {
  return `expected ${what}, each on a line of its own that begins with "- "`;
}

/** A list with at least one item. */
export function listOf<const Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.array(item, listRule("a list of entries")),
    v.minLength(1, "expected a list with at least one entry"),
  );
}

/** One of a fixed set of words; `others` says where any other goes. */
export function oneOf<const Options extends readonly string[]>(options: Options, others?: string) {
  const rule = `expected one of: ${options.join(", ")}`;
  return v.picklist(options, others === undefined ? rule : `${rule}; ${others}`);
}

/** One of several groups of fields. If a key belongs to none of them, the message is about that key. */
export function oneOfGroups<const Groups extends readonly v.StrictObjectSchema<v.ObjectEntries, undefined>[]>(
  groups: Groups,
  rule: string,
) {
  const known = [...new Set(groups.flatMap(({ entries }) => Object.keys(entries)))];
  return v.union(groups, ({ input }) => {
    const keys = typeof input === "object" && input !== null ? Object.keys(input) : [];
    const unknown = keys.find((key) => !known.includes(key));
    if (unknown !== undefined) return `${unknownFieldMessage(known)} (found ${quoted(unknown)})`;
    const [first, second] = keysThatExclude(groups, keys);
    return first === undefined || second === undefined
      ? rule
      : `expected either \`${first}\` or \`${second}\`, not both: delete one`;
  });
}

/** The first two of some keys that no group has together; none if there are no such two. */
function keysThatExclude(
  groups: readonly v.StrictObjectSchema<v.ObjectEntries, undefined>[],
  keys: readonly string[],
): readonly string[] {
  const pairs = keys.flatMap((one, index) => keys.slice(index + 1).map((other) => [one, other]));
  return (
    pairs.find((pair) => !groups.some(({ entries }) => pair.every((key) => Object.hasOwn(entries, key)))) ??
    []
  );
}

/** True or false; false if left out. */
export const flag = v.optional(v.boolean("expected true or false"), false);

/** Marks sample content that has to be replaced before launch. */
export const sample = withHelp(flag, "Whether this is an example to replace before launch", "Example");

/**
 * A list that may be left out: then it is empty.
 * @param what what an error calls it, such as `a list of pages`.
 */
export function optionalList<const Schema extends v.GenericSchema>(item: Schema, what = "a list of entries") {
  return v.optional(v.array(item, listRule(what)), []);
}

/** The order in a list; 50 by default. */
export const order = v.optional(v.number("expected a number"), 50);
