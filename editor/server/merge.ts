/**
 * Merges form values into a file. Unchanged fields keep their order, comments and exact text; a new field goes where
 * the schema has it.
 */
import { isDeepStrictEqual } from "node:util";
import {
  Pair,
  Scalar,
  YAMLMap,
  YAMLSeq,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
} from "yaml";
import { canonicalYaml, joinMarkdown, splitMarkdown } from "../../src/content/read/canonical.ts";
import type { Field } from "../../src/content/schema/fields.ts";
import type { ContentFile, Structure } from "./content-files.ts";

/** The new text of a file; `before` is its current text, if any. */
export function mergeFile(file: ContentFile, before: string | undefined, sent: string): string {
  if (!file.path.endsWith(".md")) return mergeYaml(file.structure, before ?? "", sent);
  const old = before === undefined ? undefined : splitMarkdown(before);
  const now = splitMarkdown(sent) ?? { fields: sent, body: "" };
  const body = old && old.body.trim() === now.body.trim() ? old.body : now.body;
  return joinMarkdown(mergeYaml(file.structure, old?.fields ?? "", now.fields), body);
}

/** A file's text with one field changed; `undefined` leaves the field out. */
export function setField(path: string, before: string, field: readonly string[], value: unknown): string {
  const parts = path.endsWith(".md") ? splitMarkdown(before) : undefined;
  if (parts && field[0] === "body") return joinMarkdown(parts.fields, String(value));
  const document = parseDocument(parts?.fields ?? before);
  const keys = field.map((key) => (/^\d+$/u.test(key) ? Number(key) : key));
  if (value === undefined) document.deleteIn(keys);
  else document.setIn(keys, document.createNode(value));
  const fields = canonicalYaml(document);
  return parts ? joinMarkdown(fields, parts.body) : fields;
}

function mergeYaml(structure: Structure, before: string, sent: string): string {
  const document = parseDocument(before);
  const value: unknown = parseDocument(sent).toJS();
  document.contents = merge(document, document.contents, value ?? {}, structure) as typeof document.contents;
  return canonicalYaml(document);
}

function merge(document: Document, node: unknown, value: unknown, structure: Structure | undefined): Node {
  if (Array.isArray(value)) {
    const list = isSeq(node) ? node : new YAMLSeq();
    const item = structure?.kind === "list" ? structure.item.type : undefined;
    const nodes = matchItems([...list.items], value);
    list.items = value.map((each, index) => merge(document, nodes[index], each, item));
    return list as Node;
  }
  if (typeof value === "object" && value !== null) {
    const map = isMap(node) ? node : new YAMLMap();
    mergeMap(document, map, value as Record<string, unknown>, structure);
    return map as Node;
  }
  if (!isScalar(node)) return document.createNode(value);
  if (node.value === value || sameText(node.value, value)) return node;
  const lineBreak = typeof node.value === "string" && node.value.endsWith("\n") ? "\n" : "";
  const changed = new Scalar(typeof value === "string" ? value.replace(/\s+$/u, lineBreak) : value);
  if (node.comment) changed.comment = node.comment;
  if (node.commentBefore) changed.commentBefore = node.commentBefore;
  return changed;
}

/**
 * Matches each value with its old item, so that it keeps its comments: an equal item if any, else the one at the same
 * index.
 */
function matchItems(before: readonly unknown[], values: readonly unknown[]): unknown[] {
  const free = new Map(before.map((node) => [node, plainValue(node)]));
  const take = (node: unknown) => {
    free.delete(node);
    return node;
  };
  const equal = values.map((value) =>
    take(free.entries().find(([, plain]) => isDeepStrictEqual(plain, value))?.[0]),
  );
  return equal.map((node, index) => node ?? (free.has(before[index]) ? take(before[index]) : undefined));
}

function plainValue(node: unknown): unknown {
  return isScalar(node) ? node.value : isMap(node) || isSeq(node) ? node.toJSON() : node;
}

/** Forms and YAML blocks differ in the last line break. */
function sameText(a: unknown, b: unknown): boolean {
  return typeof a === "string" && typeof b === "string" && a.trimEnd() === b.trimEnd();
}

function mergeMap(
  document: Document,
  map: YAMLMap,
  value: Readonly<Record<string, unknown>>,
  structure: Structure | undefined,
): void {
  const isRecord = structure?.kind === "record";
  map.items = map.items.filter((pair) => {
    const key = keyOf(pair);
    // Never remove an entry from a record: it may have been added after the form was opened.
    if ((Object.hasOwn(value, key) && value[key] !== null) || isRecord) return true;
    const field = fieldAt(structure, key);
    // Forms leave the order out: entries are moved in the list of them all.
    if (field && key === "order") return true;
    const fallback = field?.fallback;
    return fallback !== undefined && isDeepStrictEqual(plainValue(pair.value), fallback);
  });
  const existing = new Map(map.items.toReversed().map((pair) => [keyOf(pair), pair]));
  // A new field goes after the field before it in the form; a new record entry goes last.
  const followers = new Map<Pair | undefined, Pair[]>();
  let last = isRecord ? map.items.at(-1) : undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === null || inner === undefined) continue;
    const pair = existing.get(key);
    const node = merge(document, pair?.value, inner, fieldAt(structure, key)?.type);
    if (pair) {
      pair.value = node;
      last = pair;
    } else followers.set(last, [...(followers.get(last) ?? []), new Pair(new Scalar(key), node)]);
  }
  map.items = [undefined, ...map.items].flatMap((pair) => [
    ...(pair ? [pair] : []),
    ...(followers.get(pair) ?? []),
  ]);
}

const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key);

function fieldAt(structure: Structure | undefined, key: string): Field | undefined {
  if (structure?.kind === "record") return structure.item;
  if (structure?.kind === "group") return structure.fields.find((each) => each.key === key);
  if (structure?.kind !== "variants") return undefined;
  return structure.variants.flatMap(({ fields }) => fields).find((each) => each.key === key);
}
