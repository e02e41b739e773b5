/** Places in the content, in the words of the forms: `Home › Training › Lead`. */
import { fieldsOf, recordItem, type Field, type FieldType } from "../../src/content/schema/fields.ts";
import { documentOf, listedAs } from "../../src/content/schema/registry.ts";

export interface FieldProblem {
  /** Relative to the content folder. */
  readonly file: string;
  /** The path of the field; empty for the whole file. */
  readonly field: string;
  readonly message: string;
  /** The values of the file, so that the field can be mended where the problem is shown. */
  readonly values?: unknown;
}

export interface Place {
  readonly label: string;
  /** The form, opened at the field. */
  readonly href: string;
  /** The field to change, and its path: for an item of a list, the list. */
  readonly field: Field | undefined;
  readonly path: readonly string[];
}

/** The entries of each folder, with their titles. */
type Entries = Readonly<Record<string, readonly { readonly slug: string; readonly title: string }[]>>;

/** Where a field is. An unknown field is the nearest one around it, an unknown entry is called by its file. */
export function placeOf({ file, field }: Pick<FieldProblem, "file" | "field">, entries: Entries = {}): Place {
  const { labels, href, schema } = formOf(documentOf(file), entries);
  const item = schema && recordItem(schema);
  let parts = field === "" ? [] : field.split(".");
  const path: string[] = [];
  let found: Field | undefined;
  let fields: readonly Field[] = schema ? fieldsOf(schema) : [];
  if (item && parts.length > 0) {
    // A picture's name has dots.
    const name = parts.length === 1 ? field : parts.slice(0, -1).join(".");
    parts = [name, ...(parts.length === 1 ? [] : parts.slice(-1))];
    fields = [{ ...item, key: name, label: name }];
  }
  while (parts.length > 0) {
    const [key = "", ...rest] = parts;
    const next = fields.find((each) => each.key === key);
    if (!next) break;
    path.push(key);
    found = next;
    labels.push(next.label);
    const { type } = next;
    const [index, ...inside] = rest;
    if (type.kind === "list" && index !== undefined) {
      const name = itemName(next, type);
      labels.splice(-1, 1, `${name === "Line" ? next.label : name} ${Number(index) + 1}`);
      fields = nested(type.item.type);
      if (inside.length > 0) path.push(index);
      parts = inside;
    } else {
      fields = nested(type);
      parts = rest;
    }
  }
  return { label: labels.join(" › "), href: `${href}#${field}`, field: found, path };
}

function formOf(key: string, entries: Entries) {
  const listed = listedAs(key);
  if (!listed) return { labels: [key], href: "/keystatic", schema: undefined };
  const { label, schema } = listed;
  if ("file" in listed) return { labels: [label], href: `/keystatic/singleton/${key}`, schema };
  const [folder = "", slug] = key.split("/");
  const title = entries[folder]?.find((each) => each.slug === slug)?.title ?? slug;
  const href = `/keystatic/collection/${folder}/${slug ? `item/${slug}` : "create"}`;
  return { labels: [label, ...(title ? [title] : [])], href, schema };
}

function nested(type: FieldType): readonly Field[] {
  if (type.kind === "group") return type.fields;
  return type.kind === "variants" ? type.variants.flatMap(({ fields }) => fields) : [];
}

/** What a list calls its items: `Session` for `Sessions`, `Entry` for `Entries`. */
export function itemName({ label }: Pick<Field, "label">, { item }: { readonly item: Field }): string {
  if (item.label) return item.label;
  return label.endsWith("s")
    ? label
        .replace(/ies$/u, "y")
        .replace(/(?<=ss)es$/u, "")
        .replace(/(?<=[^s])s$/u, "")
    : "Line";
}
