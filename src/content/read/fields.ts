/** The fields of the content files, derived from their schemas: what the desk shows, and what rules look at. */
import * as v from "valibot";
import type { DeskInput } from "../schema/types.ts";

export interface Group {
  readonly kind: "group";
  readonly fields: readonly Field[];
}

export type FieldType =
  | {
      readonly kind: "text";
      readonly input: "line" | DeskInput["input"];
      readonly folder?: string | undefined;
    }
  | { readonly kind: "number" }
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | Group
  | { readonly kind: "list"; readonly item: Field }
  /** One of several groups, which differ in their keys. */
  | { readonly kind: "variants"; readonly variants: readonly Group[] };

export interface Field {
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
}

const partsOf = (schema: v.GenericSchema) => schema as unknown as SchemaParts;

/** Derived once for each schema. */
const known = new WeakMap<v.GenericSchema, readonly Field[]>();

/** The fields of an object schema, in order. */
export function fieldsOf(schema: v.GenericSchema): readonly Field[] {
  const derived = known.get(schema);
  if (derived) return derived;
  const fields = Object.entries(partsOf(schema).entries ?? {}).map(([key, entry]) => fieldOf(key, entry));
  known.set(schema, fields);
  return fields;
}

/** The field for each entry of a record, such as a picture by file name; `undefined` for any other schema. */
export function recordItem(schema: v.GenericSchema): Field | undefined {
  const { type, value } = partsOf(schema);
  return type === "record" && value ? fieldOf("", value) : undefined;
}

/** The first of several groups that has all the keys of a value. */
export function variantOf(variants: readonly Group[], value: object): Group | undefined {
  const keys = Object.keys(value);
  return variants.find(({ fields }) => keys.every((name) => fields.some(({ key }) => key === name)));
}

/**
 * Derives a field from its schema.
 * @throws Error for a schema that the desk has no field for; a test covers every content schema.
 */
function fieldOf(key: string, schema: v.GenericSchema): Field {
  const { type, wrapped, default: fallback } = partsOf(schema);
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

function typeOf(schema: v.GenericSchema): FieldType {
  const { type, item, options, wrapped } = partsOf(schema);
  const { input = "line", folder } = v.getMetadata(schema) as Partial<DeskInput>;
  if (type === "optional" && wrapped) return typeOf(wrapped);
  if (type === "number") return { kind: "number" };
  if (type === "boolean") return { kind: "flag" };
  if (type === "picklist") return { kind: "choice", options: options as readonly string[] };
  if (type === "strict_object") return { kind: "group", fields: fieldsOf(schema) };
  if (type === "array" && item) return { kind: "list", item: fieldOf("", item) };
  if (type === "string" || type === "custom") return { kind: "text", input, folder };
  if (type === "union") {
    const variants = (options as readonly v.GenericSchema[]).map(typeOf);
    if (variants.every((variant) => variant.kind === "group")) return { kind: "variants", variants };
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
