/**
 * One content file: its values and their positions.
 * YAML files are one document; Markdown files are front matter and a body, which becomes the field `body`.
 */
import * as v from "valibot";
import { LineCounter, isScalar, parseDocument, type Document } from "yaml";
import { describeFound } from "../../lib/quoted.ts";
import type { Problem } from "./problems.ts";
import { groupWithFieldsOf, schemaAt } from "./fields.ts";
import { lineAt, lineBreaksIn, linesBelowStart, offsetOf } from "./positions.ts";
import { misreadNumbers, valueProblem } from "./schema-problem.ts";
import { misreadValues, noBreakSpaces, plainYamlError, type YamlError } from "./yaml-errors.ts";

/** The message about what a check, or a library that it uses, throws an error on. */
const cannotBeChecked =
  "this can't be checked, because the check itself fails on it: write it in another way";

type Path = readonly PropertyKey[];

export interface ContentDocument {
  readonly file: string;
  readonly values: unknown;
  /** Errors in the YAML. */
  readonly problems: readonly Problem[];
  /**
   * The position of a field, or of the nearest group around it. `key` means the field's name, not its value; `textLine`
   * a line of a text of several lines, from 0.
   */
  positionOf(path: Path, what?: "key" | "value", textLine?: number): { line: number; column: number };
  /** A value without quotation marks as the file has it, such as `12.10` or `0x1F`; undefined for any other. */
  asWritten(path: Path): string | undefined;
}

/**
 * The fields at the top of a Markdown file, between a first line of `---` and the next line that is only `---`. Between
 * the two there may be nothing.
 */
export const frontMatter = /^---\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/u;

/** Reads the text of one file. Never throws; reports errors as problems. */
export function readDocument(file: string, text: string): ContentDocument {
  try {
    return documentOf(file, text);
  } catch {
    return unreadableDocument(file, cannotBeChecked);
  }
}

function documentOf(file: string, text: string): ContentDocument {
  if (!file.endsWith(".md")) return yamlDocument(file, text, 0);
  const match = frontMatter.exec(text);
  if (!match) return unreadableDocument(file, "expected the fields at the top, between two lines of ---");
  const head = yamlDocument(file, match[1] ?? "", 1);
  const body = text.slice(match[0].length).replaceAll("\r\n", "\n");
  if (Object.hasOwn((head.values as object | undefined) ?? {}, "body")) return withoutBodyField(file, head);
  const emptyLines = body.slice(0, body.length - body.trimStart().length);
  const bodyLine = 1 + lineBreaksIn(match[0]) + lineBreaksIn(emptyLines);
  return {
    ...head,
    values: { ...(head.values as object | undefined), body: body.trim() },
    positionOf: (path, what, textLine = 0) =>
      path[0] === "body" ? { line: bodyLine + textLine, column: 1 } : head.positionOf(path, what, textLine),
  };
}

/** The document of a Markdown file with a field `body` among those at the top, where it is not read. */
function withoutBodyField(file: string, head: ContentDocument): ContentDocument {
  const message = "the text stands below the second line of ---, not in a field: move it there";
  const problem = { file, ...head.positionOf(["body"], "key"), field: "body", message };
  return { ...head, values: undefined, problems: [problem] };
}

/** The document of a file that cannot be read. */
export function unreadableDocument(file: string, message: string): ContentDocument {
  const start = { line: 1, column: 1 };
  return {
    file,
    values: undefined,
    problems: [{ file, ...start, message }],
    positionOf: () => start,
    asWritten: () => undefined,
  };
}

/** The parser compares all fields with each other, so longer files take too long. */
const longest = 100_000;

/** In invalid YAML, later problems usually follow from the first few, and those of a line from its first. */
const mostProblems = 5;

function yamlDocument(file: string, text: string, linesAbove: number): ContentDocument {
  if (text.length > longest)
    return unreadableDocument(
      file,
      `this file is too long: expected at most ${longest} characters of fields (found ${text.length})`,
    );
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: "error" });
  const position = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(line, 1) + linesAbove, column: Math.max(col, 1) };
  };
  const allProblems = errorsIn(document, text).map(({ pos: [offset], code, message }) => ({
    file,
    ...position(offset),
    message: `this is not valid YAML: ${plainYamlError(code, message, lineAt(text, offset))}`,
  }));
  const problems = firstOfEachLine(allProblems).slice(0, mostProblems);
  return {
    file,
    values: problems.length > 0 ? undefined : document.toJS(),
    problems,
    positionOf: (path, what = "value", textLine) => {
      const offset = offsetOf(document, path, what);
      const start = position(offset);
      const node = textLine === undefined ? undefined : document.getIn(path, true);
      const linesBelow = isScalar(node) ? linesBelowStart(node, text, textLine ?? 0) : 0;
      return linesBelow === 0 ? start : { line: start.line + linesBelow, column: 1 };
    },
    asWritten: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) && node.type === "PLAIN" && node.source ? node.source : undefined;
    },
  };
}

/** The errors of a document. Those of one kind cause those of the next, which are not reported as well. */
function errorsIn(document: Document, text: string): readonly YamlError[] {
  const spaces = noBreakSpaces(text);
  if (spaces.length > 0) return spaces;
  if (document.errors.length > 0) return document.errors;
  return misreadValues(document, text);
}

function firstOfEachLine<Item extends { readonly line: number }>(items: readonly Item[]): Item[] {
  const byLine = new Map<number, Item>();
  for (const item of items) if (!byLine.has(item.line)) byLine.set(item.line, item);
  return [...byLine.values()];
}

/** Validates a document: the parsed value, or its problems. */
export function validate<const Schema extends v.GenericSchema>(
  document: ContentDocument,
  schema: Schema,
): { value: v.InferOutput<Schema>; problems: [] } | { value: undefined; problems: Problem[] } {
  if (document.problems.length > 0) return { value: undefined, problems: [...document.problems] };
  const { values } = document;
  if (Array.isArray(values) || (typeof values !== "object" && values !== undefined)) {
    const message = `expected fields, each on a line of its own, such as price: 25 (${describeFound(values)})`;
    return { value: undefined, problems: [problemAt(document, [], message)] };
  }
  try {
    const result = v.safeParse(schema, document.values ?? {});
    const problems = firstOfEachField([
      ...(result.issues ?? [])
        .flatMap((issue) => issuesInGroup(issue, document, schema))
        .map((issue) => problemOf(document, schema, issue)),
      ...misreadNumbers(document, schema).map(({ path, message }) => problemAt(document, path, message)),
    ]);
    if (result.success && problems.length === 0) return { value: result.output, problems: [] };
    return { value: undefined, problems };
  } catch {
    const path = pathThatThrows(schema, document.values) ?? [];
    return { value: undefined, problems: [problemAt(document, path, cannotBeChecked)] };
  }
}

/**
 * The issues of a value that may be one of several groups, and has the fields of one: those of that group, which are
 * deeper inside. Any other issue is as it is.
 */
function issuesInGroup(
  issue: v.BaseIssue<unknown>,
  document: ContentDocument,
  schema: v.GenericSchema,
): v.BaseIssue<unknown>[] {
  if (issue.type !== "union") return [issue];
  const above = issue.path ?? [];
  const path = above.map(({ key }) => key as PropertyKey);
  const group = groupWithFieldsOf(schema, path, document.values, issue.input);
  const inside = group === undefined ? [] : (v.safeParse(group, issue.input).issues ?? []);
  const isWritten = ({ path: inner }: v.BaseIssue<unknown>) =>
    inner !== undefined && Object.hasOwn(issue.input as object, inner[0].key as PropertyKey);
  if (inside.length === 0 || !inside.every(isWritten)) return [issue];
  return inside.flatMap((each) => {
    const whole = [...above, ...(each.path ?? [])] as unknown as typeof each.path;
    return issuesInGroup({ ...each, path: whole } as v.BaseIssue<unknown>, document, schema);
  });
}

/** Only the first problem of each field: the others often follow from it. */
function firstOfEachField(problems: readonly Problem[]): Problem[] {
  const firstOfField = new Map<string | undefined, Problem>();
  for (const problem of problems)
    if (!firstOfField.has(problem.field)) firstOfField.set(problem.field, problem);
  return [...firstOfField.values()];
}

/** The path of the value on which the check of a schema throws an error, as deep inside as it can be told. */
function pathThatThrows(schema: v.GenericSchema, value: unknown): Path | undefined {
  try {
    v.safeParse(schema, value);
    return undefined;
  } catch {
    const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
    for (const [key, item] of inner) {
      const itemSchema = schemaAt(schema, [key], value);
      const path = itemSchema && pathThatThrows(itemSchema, item);
      if (path) return [key, ...path];
    }
    return [];
  }
}

function problemOf(document: ContentDocument, schema: v.GenericSchema, issue: v.BaseIssue<unknown>): Problem {
  const { path, of, message, textLine } = valueProblem(issue, document, schema);
  return problemAt(document, path, message, of, textLine);
}

function problemAt(
  document: ContentDocument,
  path: Path,
  message: string,
  of: "key" | "value" = "value",
  textLine?: number,
): Problem {
  return {
    file: document.file,
    ...document.positionOf(path, of, textLine),
    field: path.map(String).join("."),
    message,
  };
}
