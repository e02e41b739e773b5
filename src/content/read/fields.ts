/** The fields of the content files, derived from their schemas, for the forms of the desk and for the rules. */
import * as v from "valibot";
import { onceFor } from "../../lib/memoize.ts";
import type { DeskInput } from "../schema/metadata.ts";

export interface Group {
  readonly shape: "group";
  /** Its name, if its schema has one. */
  readonly title?: string | undefined;
  readonly fields: readonly ContentField[];
}

export type FieldType =
  | {
      readonly shape: "text";
      readonly input: Exclude<DeskInput["input"], "number">;
      readonly folder?: string | undefined;
    }
  | { readonly shape: "number" }
  | { readonly shape: "flag" }
  | { readonly shape: "choice"; readonly options: readonly string[] }
  | Group
  /** Values under names that an owner chooses. */
  | { readonly shape: "values" }
  | { readonly shape: "list"; readonly item: ContentField }
  /** One of several groups. */
  | {
      readonly shape: "variants";
      readonly variants: readonly Group[];
      /** The field that names the variant; undefined if their keys tell them apart. */
      readonly by: string | undefined;
    };

export interface ContentField {
  readonly key: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly optional: boolean;
  /** The value if the field is left out. */
  readonly fallback: unknown;
  readonly type: FieldType;
  readonly schema: v.GenericSchema;
}

/** The parts of a Valibot schema that fields are derived from. */
interface SchemaParts {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly string[] | readonly v.GenericSchema[];
  readonly key?: string;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => v.GenericSchema;
}

const schemaParts = (schema: v.GenericSchema) => schema as unknown as SchemaParts;

/** The fields of an object schema, in order. */
export const fieldsOf = onceFor((schema: v.GenericSchema): readonly ContentField[] =>
  Object.entries(schemaParts(schema).entries ?? {}).map(([key, entry]) => fieldOf(key, entry)),
);

/** The group for each entry of a record, such as a picture by file name; `undefined` for any other schema. */
export function recordItem(schema: v.GenericSchema): ContentField | undefined {
  const { type, value } = schemaParts(schema);
  return type === "record" && value && schemaParts(value).entries ? fieldOf("", value) : undefined;
}

/** Whether a schema is of values under names that an owner chooses, such as the numbers in the policies. */
export function holdsNamedValues(schema: v.GenericSchema): boolean {
  return schemaParts(schema).type === "record" && recordItem(schema) === undefined;
}

/**
 * The schema of the value at a path in the values of a schema; `undefined` if it has no such field.
 * @param values names the variant, where a field of theirs does.
 */
export function schemaAt(
  schema: v.GenericSchema,
  path: readonly PropertyKey[],
  values: unknown,
): v.GenericSchema | undefined {
  const [key, ...rest] = path;
  const { type, wrapped, entries, item, value, options, key: by, getter } = schemaParts(schema);
  if (getter) return schemaAt(getter(values), path, values);
  if (wrapped) return schemaAt(wrapped, path, values);
  if (type === "variant" && by !== undefined) {
    const named = (options as readonly v.GenericSchema[]).find(
      (option) => schemaParts(schemaParts(option).entries?.[by] ?? option).literal === propertyOf(values, by),
    );
    return named && schemaAt(named, path, values);
  }
  if (key === undefined) return schema;
  if (type === "union") {
    const variants = (options as readonly v.GenericSchema[]).map((variant) =>
      schemaAt(variant, path, values),
    );
    return variants.find((found) => found !== undefined);
  }
  const inner = entries && Object.hasOwn(entries, key) ? entries[String(key)] : (item ?? value);
  return inner && schemaAt(inner, rest, propertyOf(values, key));
}

/** Of several groups at a path, the first that has all fields of the value there; undefined if none has, or it is no group. */
export function groupWithFieldsOf(
  schema: v.GenericSchema,
  path: readonly PropertyKey[],
  values: unknown,
  value: unknown,
): v.GenericSchema | undefined {
  const groups = schemaAt(schema, path, values);
  if (!groups || typeof value !== "object" || value === null) return undefined;
  const { type, options } = schemaParts(groups);
  if (type !== "union") return undefined;
  return (options as readonly v.GenericSchema[]).find((group) => {
    const { entries = {} } = schemaParts(group);
    return Object.keys(value).every((key) => Object.hasOwn(entries, key));
  });
}

function propertyOf(values: unknown, key: PropertyKey): unknown {
  const isThere = values !== null && typeof values === "object" && Object.hasOwn(values, key);
  return isThere ? (values as Record<PropertyKey, unknown>)[key] : undefined;
}

/** The names of the fields of a group; none for any other schema. */
export function fieldNamesOf(schema: v.GenericSchema): readonly string[] {
  const { wrapped, entries = {} } = schemaParts(schema);
  return wrapped ? fieldNamesOf(wrapped) : Object.keys(entries);
}

/** The name of a variant, by the field that names it. */
export function variantNameBy({ fields }: Group, by: string): string {
  const type = fields.find(({ key }) => key === by)?.type;
  return (type?.shape === "choice" && type.options[0]) || "";
}

/** The group of several that a value names; without names, the first that has all of its keys. */
export function variantOf(
  { variants, by }: Extract<FieldType, { shape: "variants" }>,
  value: Readonly<Record<string, unknown>>,
): Group | undefined {
  if (by !== undefined) return variants.find((variant) => variantNameBy(variant, by) === value[by]);
  const keys = Object.keys(value);
  return variants.find(({ fields }) => keys.every((name) => fields.some(({ key }) => key === name)));
}

/**
 * Derives a field from its schema.
 * @throws Error for a schema that the desk has no field for; a test covers every content schema.
 */
function fieldOf(key: string, schema: v.GenericSchema): ContentField {
  const { type, wrapped, default: fallback } = schemaParts(schema);
  const optional = type === "optional" && wrapped !== undefined;
  const inner = optional ? wrapped : schema;
  return {
    key,
    label: v.getTitle(schema) ?? v.getTitle(inner) ?? labelOf(key),
    help: v.getDescription(schema) ?? v.getDescription(inner),
    optional,
    fallback: optional ? fallback : undefined,
    type: typeOf(inner),
    schema,
  };
}

function metadataOf(schema: v.GenericSchema): Partial<DeskInput> {
  return v.getMetadata(schema);
}

function typeOf(schema: v.GenericSchema): FieldType {
  const { type, item, options, wrapped, key, literal } = schemaParts(schema);
  const { input = "line", folder } = metadataOf(schema);
  if (type === "optional" && wrapped) return typeOf(wrapped);
  if (type === "number" || input === "number") return { shape: "number" };
  if (type === "boolean") return { shape: "flag" };
  if (type === "literal") return { shape: "choice", options: [String(literal)] };
  if (type === "picklist") return { shape: "choice", options: options as readonly string[] };
  if (type === "strict_object")
    return { shape: "group", title: v.getTitle(schema), fields: fieldsOf(schema) };
  if (type === "record") return { shape: "values" };
  if (type === "array" && item) return { shape: "list", item: fieldOf("", item) };
  if (["string", "custom", "lazy"].includes(type)) return { shape: "text", input, folder };
  if (type === "union" || type === "variant") {
    const variants = (options as readonly v.GenericSchema[]).map(typeOf);
    if (variants.every((variant) => variant.shape === "group"))
      return { shape: "variants", variants, by: key };
  }
  throw new Error(`the desk has no field for a schema of the type ${type}`);
}

/** `copyrightYear` as `Copyright year`, `First_Name` as `First name`. */
function labelOf(key: string): string {
  const words = key
    .replaceAll(/[_-]+/gu, " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
