/** Finds the values of one sort in the content, such as the names of pages or the texts in Markdown. */
import { fieldsOf, recordItem, variantOf, type ContentField, type FieldType } from "../read/fields.ts";
import { collections, listedAs, singles, type Content } from "../schema/registry.ts";

export interface FoundValue {
  /** The key of its document: `hours`, `packages/gold`. */
  readonly key: string;
  readonly path: readonly PropertyKey[];
  readonly value: string;
  /** The content folder that an `entry` names. */
  readonly folder?: string | undefined;
}

type Sort = Extract<FieldType, { shape: "text" }>["input"];

/** Every value whose schema has one of these inputs: `page`, `entry`, `picture`, or `text` for Markdown. */
export function valuesOf(content: Partial<Content>, ...sorts: readonly Sort[]): FoundValue[] {
  return [
    ...Object.keys(singles).flatMap((key) => valuesIn(key, content[key as keyof typeof singles], ...sorts)),
    ...Object.keys(collections).flatMap((folder) =>
      (content[folder as keyof typeof collections] ?? []).flatMap((entry) =>
        valuesIn(`${folder}/${entry.slug}`, entry, ...sorts),
      ),
    ),
  ];
}

/** Those of some sorts in one document, by its key. Skips what does not have the form of its schema. */
function valuesIn(key: string, document: unknown, ...sorts: readonly Sort[]): FoundValue[] {
  const found: FoundValue[] = [];
  const visit = (type: FieldType, value: unknown, path: readonly PropertyKey[]): void => {
    if (type.shape === "text") {
      if (sorts.includes(type.input) && typeof value === "string")
        found.push({ key, path, value, folder: type.folder });
    } else if (type.shape === "list" && Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(type.item.type, item, [...path, index]);
    } else if (typeof value === "object" && value !== null) {
      for (const inner of fieldsFor(type, value))
        visit(inner.type, (value as Record<string, unknown>)[inner.key], [...path, inner.key]);
    }
  };
  const schema = listedAs(key)?.schema;
  if (schema) {
    const item = recordItem(schema);
    const names = item && typeof document === "object" ? Object.keys(document ?? {}) : [];
    const fields = item ? names.map((name) => ({ ...item, key: name })) : fieldsOf(schema);
    visit({ shape: "group", fields }, document, []);
  }
  return found;
}

/** The fields of a group; of variants, those of the one that has all the keys. */
function fieldsFor(type: FieldType, value: object): readonly ContentField[] {
  if (type.shape === "group") return type.fields;
  return (type.shape === "variants" && variantOf(type.variants, value)?.fields) || [];
}
