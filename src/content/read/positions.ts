/** Where the values of a file stand in its text. */
import { isMap, isNode, isPair, isScalar, type Document, type Scalar } from "yaml";

/** Where a field begins in the text; if the file does not have it, the nearest group around it. */
export function offsetOf(document: Document, path: readonly PropertyKey[], what: "key" | "value"): number {
  for (let length = path.length; length > 0; length--) {
    const offset = offsetOfField(document, path.slice(0, length), what);
    if (offset !== undefined) return offset;
  }
  return startOf(document.contents) ?? 0;
}

/** Where a field begins, or an item of a list; `undefined` if the file does not have it. */
function offsetOfField(
  document: Document,
  path: readonly PropertyKey[],
  what: "key" | "value",
): number | undefined {
  const parent: unknown = document.getIn(path.slice(0, -1), true);
  if (!isMap(parent)) return startOf(document.getIn(path, true));
  const key = path.at(-1);
  const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
  if (!pair) return undefined;
  // A field that is left empty, `price:`, has a key and no value.
  return startOf(what === "key" || !isNode(pair.value) ? pair.key : pair.value);
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

/**
 * How many lines below its beginning a text has one of its lines, from 0, without empty ones before. A block as it is,
 * below its |, has them one by one; other texts of several lines are folded.
 */
export function linesBelowStart({ type, value, range }: Scalar, text: string, textLine: number): number {
  const all = String(value);
  const shown = all.trimStart();
  if (type === "BLOCK_LITERAL") {
    const emptyLines = lineBreaksIn(all.slice(0, all.length - shown.length));
    return 1 + emptyLines + textLine;
  }
  const [start, end] = range ?? [0, 0];
  return indexOfLast(shown.split("\n").slice(0, textLine + 1), text.slice(start, end).split("\n"));
}

/** Which of the written lines has the last of some words: each is in the line of those before it, or below. */
function indexOfLast(words: readonly string[], written: readonly string[]): number {
  let last = 0;
  for (const beginning of words.map((each) => each.slice(0, 20)).filter(Boolean)) {
    const index = written.findIndex((line, at) => at >= last && line.includes(beginning));
    if (index !== -1) last = index;
  }
  return last;
}

export function lineBreaksIn(text: string): number {
  return text.split("\n").length - 1;
}

/** The line of a text that has the character at an offset. */
export function lineAt(text: string, offset: number): string {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0] ?? "";
}
