/** Finds the values of one sort in the content, such as the names of pages or the texts in Markdown. */
import { fieldsOf, variantOf, type Field, type FieldType } from "../schema/fields.ts";
import { collections, listedAs, singles, type Content } from "../schema/registry.ts";
import type { EditorInput } from "../schema/types.ts";

export interface FoundValue {
  /** The key of its document: `hours`, `packages/gold`. */
  readonly key: string;
  readonly path: readonly PropertyKey[];
  readonly value: string;
  /** The content folder that an `entry` names. */
  readonly folder?: string | undefined;
  /** What can be left out around it, outermost first: an optional field, or an item of a list. */
  readonly removable: readonly Removable[];
}

export interface Removable {
  readonly path: readonly PropertyKey[];
  /** For an item: whether its list may be empty. */
  readonly list?: "may be empty" | "needs an item";
}

type Sort = Exclude<EditorInput["input"], "amount">;

/** Every value whose schema has this input: `page`, `entry`, `picture`, or `text` for Markdown. */
export function valuesOf(content: Partial<Content>, sort: Sort): FoundValue[] {
  return [
    ...Object.keys(singles).flatMap((key) => valuesIn(key, content[key as keyof typeof singles], sort)),
    ...Object.keys(collections).flatMap((folder) =>
      (content[folder as keyof typeof collections] ?? []).flatMap((entry) =>
        valuesIn(`${folder}/${entry.slug}`, entry, sort),
      ),
    ),
  ];
}

/** The same in one document, by its key. Skips what does not have the form of its schema. */
export function valuesIn(key: string, document: unknown, sort: Sort): FoundValue[] {
  const found: FoundValue[] = [];
  const schema = listedAs(key)?.schema;
  const visit = (field: Pick<Field, "type" | "optional">, value: unknown, way: Way): void => {
    const { type, optional } = field;
    const { path } = way;
    const removable = optional ? [...way.removable, { path }] : way.removable;
    if (type.kind === "text") {
      if (type.input === sort && typeof value === "string")
        found.push({ key, path, value, folder: type.folder, removable });
    } else if (type.kind === "list" && Array.isArray(value)) {
      const list = optional ? "may be empty" : "needs an item";
      for (const [index, item] of value.entries()) {
        const at = [...path, index];
        visit(type.item, item, { path: at, removable: [...removable, { path: at, list }] });
      }
    } else if (typeof value === "object" && value !== null) {
      for (const inner of fieldsFor(type, value))
        visit(inner, (value as Record<string, unknown>)[inner.key], {
          path: [...path, inner.key],
          removable,
        });
    }
  };
  if (schema)
    visit({ type: { kind: "group", fields: fieldsOf(schema) }, optional: false }, document, {
      path: [],
      removable: [],
    });
  return found;
}

type Way = Pick<FoundValue, "path" | "removable">;

/** The fields of a group; of variants, those of the one that has all the keys. */
function fieldsFor(type: FieldType, value: object): readonly Field[] {
  if (type.kind === "group") return type.fields;
  return (type.kind === "variants" && variantOf(type.variants, value)?.fields) || [];
}
