/**
 * Brings what the form sent into the file as it stands: what did not change keeps its place, its comments and its
 * very letters; fields that are new stand where the schema has them.
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
import type { Field, FieldType } from "../form/fields.ts";
import type { ContentFile } from "./content-files.ts";

/** The text of the file once it holds what was sent; `before` is its text until now, if it has one. */
export function mergeFile(file: ContentFile, before: string | undefined, sent: string): string {
  if (!file.path.endsWith(".md")) return mergedYaml(file.fields, before ?? "", sent);
  const was = before === undefined ? undefined : splitMarkdown(before);
  const now = splitMarkdown(sent) ?? { fields: sent, body: "" };
  const body = was && was.body.trim() === now.body.trim() ? was.body : now.body;
  return joinMarkdown(mergedYaml(file.fields, was?.fields ?? "", now.fields), body);
}

function mergedYaml(fields: ContentFile["fields"], before: string, sent: string): string {
  const document = parseDocument(before);
  const values: unknown = parseDocument(sent).toJS();
  const shape: FieldType =
    "each" in fields ? { kind: "named", item: fields.each } : { kind: "group", fields: [...fields] };
  document.contents = merge(document, document.contents, values ?? {}, shape) as typeof document.contents;
  return canonicalYaml(document);
}

function merge(document: Document, node: unknown, value: unknown, shape: FieldType | undefined): Node {
  if (Array.isArray(value)) {
    const list = isSeq(node) ? node : new YAMLSeq();
    const item = shape?.kind === "list" ? shape.item.shape : undefined;
    const places = pairUp([...list.items], value);
    list.items = value.map((each, index) => merge(document, places[index], each, item));
    return list as Node;
  }
  if (typeof value === "object" && value !== null) {
    const map = isMap(node) ? node : new YAMLMap();
    mergeMap(document, map, value as Record<string, unknown>, shape);
    return map as Node;
  }
  if (!isScalar(node)) return document.createNode(value);
  if (node.value !== value && !sameWords(node.value, value)) {
    const written = new Scalar(
      typeof value === "string" ? value.replace(/\s+$/u, ending(node.value)) : value,
    );
    if (node.comment) written.comment = node.comment;
    if (node.commentBefore) written.commentBefore = node.commentBefore;
    return written;
  }
  return node;
}

/** The item that each value was: an equal one if there is one, so that comments stay with it; else the one in its place. */
function pairUp(before: readonly unknown[], values: readonly unknown[]): unknown[] {
  const free = new Set(before);
  const alike = Map.groupBy(before, (node) => asText(plain(node)));
  const take = (node: unknown) => {
    if (node !== undefined) free.delete(node);
    return node;
  };
  const equal = values.map((value) => take(alike.get(asText(value))?.shift()));
  return equal.map((node, index) => node ?? (free.has(before[index]) ? take(before[index]) : undefined));
}

/** The same text for the same value, in whatever order its keys stand. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function plain(node: unknown): unknown {
  return isScalar(node) ? node.value : isMap(node) || isSeq(node) ? node.toJSON() : node;
}

/** Texts that differ in the space behind them only: forms and YAML's blocks disagree about the last line break. */
function sameWords(a: unknown, b: unknown): boolean {
  return typeof a === "string" && typeof b === "string" && a.trimEnd() === b.trimEnd();
}

const ending = (before: unknown) => (typeof before === "string" && before.endsWith("\n") ? "\n" : "");

function mergeMap(
  document: Document,
  map: YAMLMap,
  value: Readonly<Record<string, unknown>>,
  shape: FieldType | undefined,
): void {
  const fieldFor = (key: string): Pick<Field, "shape" | "fallback"> | undefined => {
    if (shape?.kind === "group") return shape.fields.find((each) => each.key === key);
    if (shape?.kind === "named") return shape.item;
    if (shape?.kind !== "variants") return undefined;
    return shape.variants.flatMap(({ fields }) => fields).find((each) => each.key === key);
  };
  const keyOf = (pair: Pair) => String(isScalar(pair.key) ? pair.key.value : pair.key);
  map.items = map.items.filter((pair) => {
    const key = keyOf(pair);
    if (Object.hasOwn(value, key) && value[key] !== null) return true;
    // Things under names are added and replaced here, never lost because a form was open before they came.
    if (shape?.kind === "named") return true;
    const was = plain(pair.value);
    return fieldFor(key)?.fallback !== undefined && isDeepStrictEqual(was, fieldFor(key)?.fallback);
  });
  const there = new Map<string, Pair>();
  for (const pair of map.items) if (!there.has(keyOf(pair))) there.set(keyOf(pair), pair);
  // What is new stands behind the one that it follows in the form; things under names stand at the end.
  const behind = new Map<Pair | undefined, Pair[]>();
  let last = shape?.kind === "named" ? map.items.at(-1) : undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === null || inner === undefined) continue;
    const pair = there.get(key);
    const merged = merge(document, pair?.value, inner, fieldFor(key)?.shape);
    if (pair) {
      pair.value = merged;
      last = pair;
    } else {
      const followers = behind.get(last) ?? [];
      followers.push(new Pair(new Scalar(key), merged));
      behind.set(last, followers);
    }
  }
  map.items = [undefined, ...map.items].flatMap((pair) => [
    ...(pair ? [pair] : []),
    ...(behind.get(pair) ?? []),
  ]);
}
