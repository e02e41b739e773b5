/**
 * Raw values: a field's value while it is being edited. A number is the text as typed, so that the schema can validate
 * it; a missing field is empty.
 */
import { plainPhone } from "../../src/lib/text.ts";
import { variantOf, type Field, type FieldType, type Group } from "../../src/content/schema/fields.ts";

export type Raw = string | boolean | RawList | RawGroup;
export type RawList = readonly Raw[];
/** Also one of several variants, identified by its keys. */
export interface RawGroup {
  readonly [key: string]: Raw;
}

/** The raw value for a value in the file; `undefined` means that the field is missing. */
export function rawOf({ type, fallback }: Field, value: unknown): Raw {
  switch (type.kind) {
    case "text":
    case "number":
      return asText(value);
    case "flag":
      return typeof value === "boolean" ? value : fallback === true;
    case "choice":
      return asText(value ?? fallback ?? (type.options.length === 1 ? type.options[0] : ""));
    case "group":
      return rawGroup(type, value);
    case "list":
      return Array.isArray(value) ? value.map((item) => rawOf(type.item, item)) : [];
    case "variants":
      return rawGroup(chosenVariant(type.variants, groupOf(value)), value);
  }
}

/** The variant with the keys of a group; the first where none has them. */
export function chosenVariant(variants: readonly Group[], group: object): Group {
  return variantOf(variants, group) ?? variants[0] ?? { kind: "group", fields: [] };
}

function rawGroup({ fields }: Group, value: unknown): RawGroup {
  return Object.fromEntries(fields.map((each) => [each.key, rawOf(each, groupOf(value)[each.key])]));
}

function groupOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : {};
}

/** Keystatic reads files with js-yaml, which parses dates as `Date`. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * The value to save; `undefined` leaves the field out. Text that is not a number stays text, and the schema rejects it.
 */
export function valueOf({ type, optional, fallback }: Field, raw: Raw | undefined): unknown {
  if (optional && type.kind !== "flag" && isBlank(type, raw)) return undefined;
  const value = typedValue(type, raw);
  return optional && value === fallback ? undefined : value;
}

const numeral = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/u;

function typedValue(type: FieldType, raw: Raw | undefined): unknown {
  switch (type.kind) {
    case "text": {
      const typed = String(raw ?? "").replaceAll("\r\n", "\n");
      return type.input === "phone" ? plainPhone(typed) : typed;
    }
    case "number": {
      const typed = String(raw ?? "").trim();
      return numeral.test(typed) ? Number(typed) : typed;
    }
    case "flag":
      return raw === true;
    case "choice":
      return raw;
    case "group":
      return groupValue(type, raw as RawGroup | undefined);
    case "list":
      return ((raw as RawList | undefined) ?? []).map((item) => valueOf(type.item, item));
    case "variants":
      return groupValue(chosenVariant(type.variants, raw as RawGroup), raw as RawGroup);
  }
}

function groupValue({ fields }: Group, raw: RawGroup | undefined): unknown {
  const entries = fields.map((each) => [each.key, valueOf(each, raw?.[each.key])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Whether nothing is filled in, so that an optional field is left out. */
function isBlank(type: FieldType, raw: Raw | undefined): boolean {
  if (raw === undefined || raw === false) return true;
  if (typeof raw === "string") return raw.trim() === "";
  if (type.kind === "list") return (raw as RawList).length === 0;
  if (type.kind !== "group" && type.kind !== "variants") return false;
  const group = raw as RawGroup;
  const { fields } = type.kind === "group" ? type : chosenVariant(type.variants, group);
  return fields.every((each) => {
    const inner = group[each.key];
    return isBlank(each.type, inner) || (each.optional && inner === String(each.fallback));
  });
}
