/** Errors in the YAML of a content file, in plain language. */
import { findUnseen } from "../../lib/hidden.ts";
import { shortened } from "../../lib/quoted.ts";
import { isScalar, visit, type Document, type Scalar, type YAMLError } from "yaml";

/** An error as the parser describes it. */
export interface YamlError {
  readonly pos: readonly [number, ...number[]];
  readonly code: string;
  /** The parser's words; of a misread value, the value as it was written. */
  readonly message: string;
}

/** Names that objects of JavaScript have themselves: the fields that have one would be lost. */
const namesOfObjects: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Values that YAML does not read as the owner meant them, such as references, marks and comments. */
export function misreadValues(document: Document, text: string): YamlError[] {
  const errors: YamlError[] = [];
  const add = (code: string, offset: number, message = "") => errors.push({ pos: [offset], code, message });
  visit(document, {
    Pair: (_key, { key }) => {
      const name = isScalar(key) && typeof key.value === "string" ? key.value : "";
      const unseen = findUnseen(name);
      if (!isScalar(key)) return;
      if (unseen !== undefined) add("UNSEEN", key.range?.[0] ?? 0, unseen);
      else if (namesOfObjects.has(name)) add("TAKEN_NAME", key.range?.[0] ?? 0);
    },
    Map: (_key, map) => {
      // `{Gold}` is a field without a value, and so is `{{price.gold}}`.
      if (map.flow && map.items.some(({ value }) => value === null)) add("BRACES", map.range?.[0] ?? 0);
    },
    Alias: (_key, { range }) => void add("ALIAS", range?.[0] ?? 0),
    Scalar: (_key, scalar) => {
      const [start, end] = scalar.range ?? [0, 0];
      const code = misreading(scalar);
      if (code !== undefined) add(code, start, scalar.source);
      else if (isFollowedByComment(text, start, end)) add("COMMENT", end);
    },
  });
  return errors;
}

/** How YAML misreads a value; `undefined` if it does not. */
function misreading({ value, anchor, tag, source = "" }: Scalar): string | undefined {
  if (anchor !== undefined || tag !== undefined) return "MARK";
  if (typeof value === "string") return isInTypographicQuotes(value) ? "QUOTES" : undefined;
  if (typeof value !== "number") return undefined;
  if (!Number.isFinite(value)) return "NO_NUMBER";
  const hasLeadingZero = /^[+-]?0\d/u.test(source);
  return hasLeadingZero || Math.abs(value) > Number.MAX_SAFE_INTEGER ? "DIGITS" : undefined;
}

/** Whether a text is all in “quotation marks” of a word processor, with none inside. */
function isInTypographicQuotes(text: string): boolean {
  return /^[“”„«][^“”„«»]*[“”»]$|^‘[^‘’]*’$/u.test(text);
}

/** Whether a comment follows a value on its line. After the | or > of a block, it takes nothing from the value. */
function isFollowedByComment(text: string, start: number, end: number): boolean {
  const isBlock = /^[|>]/u.test(text.slice(start));
  return !isBlock && /^[ \t]+#/u.test(text.slice(end));
}

/** Lines that begin with a no-break space. */
export function noBreakSpaces(text: string): YamlError[] {
  const found = [...text.matchAll(/^[ \t]*\u00a0/gmu)];
  return found.map(({ index }) => ({ pos: [index], code: "NO_BREAK_SPACE", message: "" }));
}

const brackets =
  "a list or a group in brackets is on one line, with a comma between its entries, or has no brackets";
const keyInBrackets = "the name of a field is plain words, without brackets";
const marks = "a value that begins with & or ! needs quotation marks";

/** The misreadings that `misreadValues` finds and that have the same words each time. */
type Misreading =
  | "ALIAS"
  | "MARK"
  | "BRACES"
  | "TAKEN_NAME"
  | "COMMENT"
  | "NO_NUMBER"
  | "QUOTES"
  | "NO_BREAK_SPACE";

/** What the parser and this file find, in plain language: each code has its words. */
const plainErrors: Readonly<Record<YAMLError["code"] | Misreading, string>> = {
  ALIAS_PROPS: "a value that begins with & or * needs quotation marks",
  BAD_COLLECTION_TYPE: marks,
  BAD_DIRECTIVE: "a line that begins with % needs a field before it, or quotation marks",
  BAD_DQ_ESCAPE: "a \\ between double quotation marks is written twice; or put the value between single ones",
  BAD_PROP_ORDER: marks,
  BLOCK_IN_FLOW: brackets,
  IMPOSSIBLE: "this can't be read: write it in another way",
  KEY_OVER_1024_CHARS: "the name of a field is too long",
  MULTIPLE_ANCHORS: marks,
  MULTIPLE_TAGS: marks,
  NON_STRING_KEY: keyInBrackets,
  RESOURCE_EXHAUSTION: "this can't be read, because its groups are too many or too deep",
  TAG_RESOLVE_FAILED: marks,
  DUPLICATE_KEY: "the same field is here twice",
  TAB_AS_INDENT: "the line begins with a tab; use spaces",
  MISSING_CHAR: "a quotation mark or bracket is missing",
  BAD_INDENT: "the line is not indented like its neighbors, or a bracket is missing",
  BRACES: "a value that begins with { needs quotation marks",
  TAKEN_NAME: "a field can't have this name: choose another",
  MULTIPLE_DOCS: "there is a line of --- where none belongs",
  ALIAS: "a value that begins with * needs quotation marks",
  MARK: marks,
  BAD_ALIAS: "a value that begins with & or * needs quotation marks",
  BAD_SCALAR_START: "a value that begins with a sign such as @, % or ` needs quotation marks",
  BLOCK_AS_IMPLICIT_KEY:
    "a value with a colon and a space in it needs quotation marks, or this line or the next is not indented like its neighbors",
  MULTILINE_IMPLICIT_KEY: "expected a field, a colon, a space and a value, such as price: 25",
  COMMENT:
    "what follows the # would be lost: put the value in quotation marks, or a comment on a line of its own",
  NO_NUMBER: "expected a plain number such as 25, or a text in quotation marks",
  QUOTES: 'these quotation marks would be shown: leave them out, or use "',
  NO_BREAK_SPACE: "the line begins with a no-break space; delete it and use spaces",
  UNEXPECTED_TOKEN:
    "this does not belong here: put the whole value in quotation marks, or fix the line above",
};

/** The parser's message in plain language. */
export function plainYamlError(code: string, message: string, line: string): string {
  if (/^(?:<{7}|={7}|>{7})/u.test(line))
    return "two versions of this file were merged here: keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>";
  if (message.includes("call stack")) return "the groups are nested too deep";
  if (code === "UNSEEN")
    return `the name of this field has a character that can't be seen, ${message}: delete the name and type it again`;
  if (code === "DIGITS")
    return `this would lose digits: put it in quotation marks, as in "${shortened(message)}"${/^[+-]?0/u.test(message) ? "; an amount or another number has no 0 before it" : ""}`;
  return Object.hasOwn(plainErrors, code)
    ? plainErrors[code as keyof typeof plainErrors]
    : plainErrors.IMPOSSIBLE;
}
