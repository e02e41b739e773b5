/** Finds all values of one kind of input in the content, such as the names of pages or the texts in Markdown. */
import { onceFor } from "../../lib/memoize.ts";
import { fieldsOf, recordItem, variantOf, type ContentField, type FieldType } from "./fields.ts";
import { allEntries, listedAs, singles, type Content } from "../schema/registry.ts";

export interface FoundValue {
  /** The key of its document: `hours`, `packages/gold`. */
  readonly key: string;
  readonly path: readonly PropertyKey[];
  readonly value: string;
  /** The content folder that an `entry` names. */
  readonly folder?: string | undefined;
}

/** A list in the content, with its document and its path. */
export interface FoundList {
  readonly key: string;
  readonly path: readonly PropertyKey[];
  readonly items: readonly unknown[];
  readonly itemType: FieldType;
}

type Input = Extract<FieldType, { shape: "text" }>["input"];

/** Every value whose schema has one of these inputs: `page`, `entry`, `picture`, or `text` for Markdown. */
export function valuesOf(content: Partial<Content>, ...inputs: readonly Input[]): FoundValue[] {
  return foundIn(content).values.filter(({ input }) => inputs.includes(input));
}

export function listsOf(content: Partial<Content>): readonly FoundList[] {
  return foundIn(content).lists;
}

interface Found {
  readonly values: readonly (FoundValue & { readonly input: Input })[];
  readonly lists: readonly FoundList[];
}

/** Every text and every list of every document. */
const foundIn = onceFor((content: Partial<Content>): Found => {
  const values: Found["values"][number][] = [];
  const lists: FoundList[] = [];
  const visit: Visit = (key, path, type, value) => {
    if (type.shape === "text" && typeof value === "string")
      values.push({ key, path, value, folder: type.folder, input: type.input });
    if (type.shape === "list" && Array.isArray(value))
      lists.push({ key, path, items: value as readonly unknown[], itemType: type.item.type });
  };
  for (const key of Object.keys(singles)) visitDocument(key, content[key as keyof typeof singles], visit);
  for (const { key, entry } of allEntries(content)) visitDocument(key, entry, visit);
  return { values, lists };
});

type Visit = (key: string, path: readonly PropertyKey[], type: FieldType, value: unknown) => void;

/** Visits the values of one document, by its key. Skips values that do not have the type of their schema. */
function visitDocument(key: string, document: unknown, visit: Visit): void {
  const visitValue = (type: FieldType, value: unknown, path: readonly PropertyKey[]): void => {
    visit(key, path, type, value);
    if (type.shape === "list" && Array.isArray(value)) {
      for (const [index, item] of value.entries()) visitValue(type.item.type, item, [...path, index]);
    } else if (typeof value === "object" && value !== null) {
      for (const inner of fieldsFor(type, value))
        visitValue(inner.type, (value as Record<string, unknown>)[inner.key], [...path, inner.key]);
    }
  };
  const schema = listedAs(key)?.schema;
  if (schema) {
    const item = recordItem(schema);
    const names = item && typeof document === "object" ? Object.keys(document ?? {}) : [];
    const fields = item ? names.map((name) => ({ ...item, key: name })) : fieldsOf(schema);
    visitValue({ shape: "group", fields }, document, []);
  }
}

/** The fields of a group; of variants, those of the one that has all the keys. */
function fieldsFor(type: FieldType, value: object): readonly ContentField[] {
  if (type.shape === "group") return type.fields;
  return (type.shape === "variants" && variantOf(type, value as Record<string, unknown>)?.fields) || [];
}
