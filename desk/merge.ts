/**
 * Writes the values of a form into the text of a content file. Values that did not change keep their order, comments
 * and exact text; a new field goes where the schema has it. So a changed price is one changed line.
 */
import { Pair, Scalar, YAMLMap, YAMLSeq, parseDocument, type Document, type Node } from "yaml";
import { canonicalYaml, joinMarkdown, splitMarkdown } from "../src/content/read/canonical.ts";
import type { Values } from "./form-values.ts";
import { matchItems } from "./match-items.ts";

/** The new text of a file. `before` is its text so far; "" for a new file. Of a Markdown file, `body` is a value. */
export function mergeFile(path: string, before: string, values: Values): string {
  if (!path.endsWith(".md")) return mergeYaml(before, values);
  const { body = "", ...fields } = values;
  const old = splitMarkdown(before);
  const unchanged = old?.body.trim() === String(body).trim();
  return joinMarkdown(mergeYaml(old?.fields ?? "", fields), unchanged ? old.body : String(body));
}

function mergeYaml(before: string, values: Values): string {
  const document = parseDocument(before);
  document.contents = merge(document, document.contents, values) as typeof document.contents;
  return canonicalYaml(document);
}

function merge(document: Document, node: unknown, value: unknown): Node {
  if (Array.isArray(value)) {
    const list = node instanceof YAMLSeq ? node : new YAMLSeq();
    const nodes = [...list.items];
    const matches = matchItems(nodes.map(plainValue), value);
    list.items = value.map((each, place) => {
      const match = matches[place];
      return merge(document, match === undefined ? undefined : nodes[match], each);
    });
    return list as Node;
  }
  if (typeof value === "object" && value !== null) {
    const map = node instanceof YAMLMap ? node : new YAMLMap();
    mergeMap(document, map, value as Values);
    return map as Node;
  }
  if (!(node instanceof Scalar)) return document.createNode(value);
  if (node.value === value || sameText(node.value, value)) return node;
  const lineBreak = typeof node.value === "string" && node.value.endsWith("\n") ? "\n" : "";
  const changed = new Scalar(typeof value === "string" ? value.replace(/\s+$/u, lineBreak) : value);
  if (node.comment) changed.comment = node.comment;
  if (node.commentBefore) changed.commentBefore = node.commentBefore;
  return changed;
}

function plainValue(node: unknown): unknown {
  if (node instanceof Scalar) return node.value;
  if (node instanceof YAMLMap || node instanceof YAMLSeq) return node.toJSON();
  return node;
}

/** Forms and YAML blocks differ in the last line break. */
function sameText(a: unknown, b: unknown): boolean {
  return typeof a === "string" && typeof b === "string" && a.trimEnd() === b.trimEnd();
}

function mergeMap(document: Document, map: YAMLMap, values: Values): void {
  map.items = map.items.filter((pair) => Object.hasOwn(values, keyOf(pair)));
  // A new field goes after the field before it in the form.
  let next = 0;
  for (const [key, value] of Object.entries(values)) {
    const index = map.items.findIndex((pair) => keyOf(pair) === key);
    const pair = map.items[index] ?? new Pair(new Scalar(key));
    pair.value = merge(document, pair.value, value);
    if (index === -1) map.items.splice(next, 0, pair);
    next = (index === -1 ? next : index) + 1;
  }
}

function keyOf(pair: Pair): string {
  return String(pair.key instanceof Scalar ? pair.key.value : pair.key);
}
