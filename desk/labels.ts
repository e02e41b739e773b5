/** The names of files and fields as the desk shows them. */
import type * as v from "valibot";
import { fieldsOf, recordItem, type ContentField, type FieldType } from "../src/content/read/fields.ts";
import { collections, singles, type Collection, type Single } from "../src/content/schema/registry.ts";

/** The label of a field in its form. */
export function formLabel({ label }: ContentField): string {
  return label === "Body" ? "Text" : label;
}

/**
 * The labels of a problem's field and of the groups around it, such as "Closures and special days 3 › Closed" for
 * `exceptions.2.closed`. Keys that the form does not have stay as they are.
 */
export function fieldLabels(schema: v.GenericSchema, field: string): string {
  const keys = field.split(".");
  const item = recordItem(schema);
  if (!item) return groupLabels(fieldsOf(schema), keys);
  // The names of entries contain dots: `hero.jpg.alt`.
  const fields = item.type.shape === "group" ? item.type.fields : [];
  const first = keys.findIndex((key) => fields.some((each) => each.key === key));
  if (first === -1) return field;
  return `${keys.slice(0, first).join(".")} › ${groupLabels(fields, keys.slice(first))}`;
}

function groupLabels(fields: readonly ContentField[], [key = "", ...below]: readonly string[]): string {
  const field = fields.find((each) => each.key === key);
  if (!field) return [key, ...below].join(".");
  return formLabel(field) + labelsBelow(field.type, below);
}

function labelsBelow(type: FieldType, keys: readonly string[]): string {
  const [first, ...below] = keys;
  if (first === undefined) return "";
  switch (type.shape) {
    case "list":
      return ` ${Number(first) + 1}${labelsBelow(type.item.type, below)}`;
    case "group":
      return ` › ${groupLabels(type.fields, keys)}`;
    case "variants":
      return ` › ${groupLabels(
        type.variants.flatMap(({ fields }) => fields),
        keys,
      )}`;
    default:
      return ` › ${keys.join(".")}`;
  }
}

/**
 * A message about a field in the words of its form. Messages write the keys of fields in backquotes, `per` or
 * `closed: true`: those of the field's own group and of the groups around it are shown by their labels.
 */
export function messageInForm(schema: v.GenericSchema, field: string, message: string): string {
  const item = recordItem(schema);
  const fields = fieldsAround(item ? [item] : fieldsOf(schema), field.split("."));
  return message.replaceAll(/`(\w+)(: \w+)?`/gu, (_, name: string, setting = "") => {
    const named = fields.find(({ key }) => key === name);
    return `“${named ? formLabel(named) : name}${setting}”`;
  });
}

/** The fields of the group that a path leads to, then those of the groups around it, outwards. */
function fieldsAround(
  fields: readonly ContentField[],
  [key, ...below]: readonly string[],
): readonly ContentField[] {
  const field = fields.find((each) => each.key === key);
  return field ? [...fieldsInside(field.type, below), ...fields] : fields;
}

function fieldsInside(type: FieldType, keys: readonly string[]): readonly ContentField[] {
  switch (type.shape) {
    case "group":
      return fieldsAround(type.fields, keys);
    case "variants":
      return fieldsAround(
        type.variants.flatMap(({ fields }) => fields),
        keys,
      );
    case "list":
      return fieldsInside(type.item.type, keys.slice(1));
    default:
      return [];
  }
}

/** A file of the content as the desk lists it. */
export interface ListedFile {
  readonly schema: v.GenericSchema;
  /** Its name in the desk's menu, such as "All packages: gold". */
  readonly label: string;
}

/**
 * The schema and name of a file in the content folder.
 * @param file its path in that folder, such as `packages/gold.yaml`
 * @returns undefined for a file that has no form, such as a picture
 */
export function listedFile(file: string): ListedFile | undefined {
  const single = Object.values<Single>(singles).find((each) => each.file === file);
  if (single) return { schema: single.schema, label: single.label };
  const [folder = "", name = ""] = file.split("/");
  const all: Readonly<Record<string, Collection>> = collections;
  const collection = Object.hasOwn(all, folder) ? all[folder] : undefined;
  if (!collection) return undefined;
  const slug = name.endsWith(collection.extension) ? name.slice(0, -collection.extension.length) : name;
  return { schema: collection.schema, label: `${collection.label}: ${slug}` };
}
