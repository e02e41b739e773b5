/** Messages about invalid values, shared by the build and the desk. */
import * as v from "valibot";
import { describeFound, shortened } from "../../lib/quoted.ts";
import { weekdays } from "../schema/hours.ts";
import { lineOfIssue, nonEmpty, unknownFieldMessage } from "../schema/types.ts";
import { fieldNamesOf, schemaAt } from "./fields.ts";

/** A problem that a schema found in a file. */
interface ValueProblem {
  readonly path: readonly PropertyKey[];
  /** Whether the problem is the field's name or its value. */
  readonly of: "key" | "value";
  /** Its line in a text of several lines, from 0, where it is about one. */
  readonly textLine?: number | undefined;
  readonly message: string;
}

/** The values of a file, and how it writes them. */
interface WrittenValues {
  readonly values: unknown;
  asWritten(path: readonly PropertyKey[]): string | undefined;
}

/** Describes an issue that a schema found in a file. */
export function valueProblem(
  issue: v.BaseIssue<unknown>,
  { values, asWritten }: WrittenValues,
  schema: v.GenericSchema,
): ValueProblem {
  const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  if (issue.type === "strict_object" && issue.expected === "never")
    return { path, of: "key", message: messageOfUnknownField(path, schema, values) };
  const value = valueAt(values, path);
  const written = typeof value === "string" ? undefined : asWritten(path);
  const found = written === undefined ? describeFound(value) : `found ${shortened(written)}`;
  if (typeof value === "number" && written !== undefined && isRight(written, path, schema, values))
    return { path, of: "value", message: quotationMarksMessage(written) };
  return { path, of: "value", textLine: lineOfIssue(issue), message: valueMessage(issue, path, found) };
}

function quotationMarksMessage(written: string): string {
  return `put this number in quotation marks, as in "${shortened(written)}" (found ${shortened(written)})`;
}

/** The digits of a number, as people write it: `25`, `-83.01`. YAML also reads `0x1F`, `0o17` and `1e3` as numbers. */
const plainNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/u;

/** The numbers of a file that visitors would read as others than are written in it: `0x1F` as 31, `12.10` as 12.1. */
export function misreadNumbers(
  { values, asWritten }: WrittenValues,
  schema: v.GenericSchema,
): { readonly path: readonly PropertyKey[]; readonly message: string }[] {
  return numbersIn(values, []).flatMap(({ path, number }) => {
    const written = asWritten(path);
    if (written === undefined || written === String(number)) return [];
    if (isRight(written, path, schema, withValueAt(values, path, written)))
      return [{ path, message: quotationMarksMessage(written) }];
    if (plainNumber.test(written)) return [];
    return [{ path, message: `expected a plain number such as 25 (found ${shortened(written)})` }];
  });
}

/** Every number in the values of a file, with its path. */
function numbersIn(
  value: unknown,
  path: readonly PropertyKey[],
): { readonly path: readonly PropertyKey[]; readonly number: number }[] {
  if (typeof value === "number") return [{ path, number: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    numbersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The values of a file with another one at a path. */
function withValueAt(values: unknown, path: readonly PropertyKey[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = Array.isArray(values) ? [...(values as unknown[])] : { ...(values as object) };
  return Object.assign(copy, { [key]: withValueAt(valueAt(values, [key]), rest, value) });
}

const ofSections = "a page is a list of `sections` now";

/** What to write in place of the fields that pages and what they show had before pages were lists of sections. */
const movedFields: ReadonlyMap<string, string> = new Map([
  [
    "body",
    `${ofSections}: write this as \`- type: text\` with a \`body\`, or \`- type: note\` for a line or two`,
  ],
  ["steps", `${ofSections}: write this as \`- type: text\` with \`size: small\` and a \`body\``],
  ["purchaseNote", `${ofSections}: write this as \`- type: text\` with \`size: small\` and a \`body\``],
  ["questions", `${ofSections}: write these as \`- type: questions\` with \`questions\``],
  ["deskQuestions", `${ofSections}: write these as \`- type: questions\` with \`deskQuestions\``],
  ["pictures", `${ofSections}: write these as \`- type: pictures\` with \`pictures\``],
  ["form", `${ofSections}: write \`- type: form\` with this \`form\``],
  [
    "page",
    `${ofSections}: name this there, under \`- type: spaces\` or \`- type: events\`, and leave it out here`,
  ],
  [
    "listedOn",
    `${ofSections}: name this there, under \`- type: packages\` or \`- type: prices\`, and leave it out here`,
  ],
  ["planHeading", `${ofSections}: write \`- type: plan\` with this \`heading\` there`],
  ["home.memberships", "a section of Home has its link itself now: write it as the `more` of that section"],
  ["coaches", `${ofSections}: make this a file of pages with \`- type: text\` and \`- type: coach-list\``],
]);

/** The message about a field that does not exist. Owners look for the days of the week at the top of `hours.yaml`. */
function messageOfUnknownField(
  path: readonly PropertyKey[],
  schema: v.GenericSchema,
  values: unknown,
): string {
  const name = String(path.at(-1)).toLowerCase();
  if (weekdays.some((day) => day === name))
    return "the hours of a day are an entry of weekly, with from, to, opens and closes";
  if (path[0] === "weekly" && name === "closed")
    return "a day that is closed every week is left out of weekly: delete its entry; one date is an entry of exceptions";
  const moved = movedFields.get(path.map(String).join("."));
  if (moved !== undefined) return moved;
  const group = schemaAt(schema, path.slice(0, -1), values);
  return unknownFieldMessage(group ? fieldNamesOf(group) : []);
}

/** Whether a value is right. */
function isRight(
  value: unknown,
  path: readonly PropertyKey[],
  schema: v.GenericSchema,
  values: unknown,
): boolean {
  const field = schemaAt(schema, path, values);
  return field !== undefined && v.safeParse(field, value).success;
}

function valueMessage(issue: v.BaseIssue<unknown>, path: readonly PropertyKey[], found: string): string {
  const isGroup = issue.type === "strict_object";
  if (isGroup && issue.received === "undefined") return "this field is missing";
  if (isGroup) return `expected a group of fields, each on a line of its own below this one (${found})`;
  if (issue.message === nonEmpty && describeFound(issue.input) === "found a group of fields")
    return `${issue.message}; a text with a colon and a space in it needs quotation marks (${found})`;
  // Some rules quote the wrong part themselves.
  if (issue.message.includes("(found ")) return issue.message;
  return `${issue.message} (${path[0] === "body" ? "found no text" : found})`;
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  let value = values;
  for (const key of path) {
    // Own properties only: a list also has methods.
    const isThere = value !== null && typeof value === "object" && Object.hasOwn(value, key);
    value = isThere ? (value as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return value;
}
