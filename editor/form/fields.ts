/**
 * The editor's fields, derived from the schemas of `src/model`: there is no second list of them. A schema says what a
 * field is called, what it means (`withHelp`), what it may hold, and how it is asked for where its type does not.
 */
import * as v from "valibot";
import type { EditorInput } from "../../src/content/schema/types.ts";

/** What kind of answer a field takes. */
export type FieldType =
  | {
      readonly kind: "text";
      readonly input: "line" | Exclude<EditorInput["input"], "amount">;
      readonly folder?: string;
    }
  | { readonly kind: "number"; readonly money: boolean }
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "group"; readonly fields: readonly Field[] }
  | { readonly kind: "list"; readonly item: Field }
  /** Things under names of their own, such as pictures under their file names. */
  | { readonly kind: "named"; readonly item: Field }
  /** One of several groups, told apart by the fields that they have. */
  | { readonly kind: "variants"; readonly variants: readonly Extract<FieldType, { kind: "group" }>[] };

export interface Field {
  readonly key: string;
  readonly label: string;
  /** The sentence that explains it. */
  readonly help: string | undefined;
  readonly optional: boolean;
  /** What counts while it is left out. */
  readonly fallback: unknown;
  readonly shape: FieldType;
  /** What judges its value. */
  readonly schema: v.GenericSchema;
}

/** What the walk looks at in a schema of any type. */
interface Inside {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly default?: unknown;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly string[] | readonly v.GenericSchema[];
  readonly literal?: string;
}

const inside = (schema: v.GenericSchema) => schema as unknown as Inside;

/** The fields of a file's schema, in its order. */
export function fieldsOf(schema: v.GenericSchema): Field[] {
  return Object.entries(inside(schema).entries ?? {}).map(([key, entry]) => fieldOf(key, entry));
}

/**
 * One field.
 * @throws Error for a schema that the editor has no field for; a test walks every schema of the content.
 */
export function fieldOf(key: string, schema: v.GenericSchema): Field {
  const { type, wrapped } = inside(schema);
  const optional = type === "optional" && wrapped !== undefined;
  const inner = optional ? wrapped : schema;
  return {
    key,
    label: v.getTitle(schema) ?? v.getTitle(inner) ?? labelOf(key),
    help: v.getDescription(schema) ?? v.getDescription(inner),
    optional,
    fallback: optional ? inside(schema).default : undefined,
    shape: shapeOf(inner),
    schema,
  };
}

function shapeOf(schema: v.GenericSchema): FieldType {
  const { type, entries, item, value, options, literal, wrapped } = inside(schema);
  const asked = v.getMetadata(schema) as Partial<EditorInput>;
  if (type === "optional" && wrapped) return shapeOf(wrapped);
  if (type === "number") return { kind: "number", money: asked.input === "amount" };
  if (type === "boolean") return { kind: "flag" };
  if (type === "picklist") return { kind: "choice", options: options as readonly string[] };
  if (type === "literal") return { kind: "choice", options: [literal ?? ""] };
  if (type === "strict_object" && entries) return { kind: "group", fields: fieldsOf(schema) };
  if (type === "array" && item) return { kind: "list", item: fieldOf("", item) };
  if (type === "record" && value) return { kind: "named", item: fieldOf("", value) };
  if (type === "string" || type === "custom") {
    const input = asked.input === undefined || asked.input === "amount" ? "line" : asked.input;
    return { kind: "text", input, ...(asked.folder === undefined ? {} : { folder: asked.folder }) };
  }
  if (type === "union") {
    const variants = (options as readonly v.GenericSchema[]).map(shapeOf);
    if (variants.every((variant) => variant.kind === "group")) return { kind: "variants", variants };
  }
  throw new Error(`the editor has no field for a schema of the type ${type}`);
}

/** `copyrightYear` as `Copyright year`, `First_Name` as `First name`. */
export function labelOf(key: string): string {
  const words = key
    .replaceAll(/[_-]+/gu, " ")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
