/**
 * A field while somebody types in it: numbers are the text that was typed, so that the schema can validateField it, and what
 * is left out is empty. Turning a value into this and back changes nothing.
 */
import type { Field, FieldType } from "./fields.ts";

export type Raw = string | boolean | RawGroup | RawList | RawNamed | RawVariant;
export interface RawGroup {
  readonly [key: string]: Raw;
}
export type RawList = readonly Raw[];
/** Things under names; `is` tells it apart from a group. */
export interface RawNamed {
  readonly is: "named";
  readonly entries: readonly { readonly name: string; readonly raw: Raw }[];
}
export interface RawVariant {
  readonly is: "variant";
  readonly variant: number;
  readonly raw: RawGroup;
}

const group = (value: unknown) => (isGroup(value) ? value : {});

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What the form starts with for a value of the file; `undefined` is a field that is left out. */
export function rawOf(field: Field, value: unknown): Raw {
  const { shape, fallback } = field;
  switch (shape.kind) {
    case "text":
    case "number":
      return text(value);
    case "flag":
      return typeof value === "boolean" ? value : fallback === true;
    case "choice":
      return text(value ?? fallback ?? (shape.options.length === 1 ? shape.options[0] : ""));
    case "group":
      return rawGroup(shape, value);
    case "list":
      return Array.isArray(value) ? value.map((item) => rawOf(shape.item, item)) : [];
    case "named":
      return {
        is: "named",
        entries: Object.entries(group(value)).map(([name, item]) => ({ name, raw: rawOf(shape.item, item) })),
      };
    case "variants": {
      const variant = Math.max(
        shape.variants.findIndex(({ fields }) =>
          Object.keys(group(value)).every((key) => fields.some((each) => each.key === key)),
        ),
        0,
      );
      return { is: "variant", variant, raw: rawGroup(shape.variants[variant] ?? { fields: [] }, value) };
    }
  }
}

function rawGroup({ fields }: { readonly fields: readonly Field[] }, value: unknown): RawGroup {
  return Object.fromEntries(fields.map((each) => [each.key, rawOf(each, group(value)[each.key])]));
}

/** A value as text. js-yaml, which reads files for the form, turns days into dates. */
function text(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const numeral = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/u;

/** What the file gets: `undefined` leaves the field out. Text that is no number stays text, for the schema to validateField. */
export function valueOf({ shape, optional, fallback }: Field, raw: Raw | undefined): unknown {
  const value = innerValue(shape, raw, optional);
  return optional && (value === undefined || value === fallback) ? undefined : value;
}

function innerValue(shape: FieldType, raw: Raw | undefined, optional: boolean): unknown {
  switch (shape.kind) {
    case "text": {
      const written = String(raw ?? "").replaceAll("\r\n", "\n");
      return optional && written.trim() === "" ? undefined : written;
    }
    case "number": {
      const written = String(raw ?? "").trim();
      if (written === "" && optional) return undefined;
      return numeral.test(written) ? Number(written) : written;
    }
    case "flag":
      return raw === true;
    case "choice":
      return raw === "" && optional ? undefined : raw;
    case "group":
      return optional && isBlank(shape, raw) ? undefined : groupValue(shape, raw);
    case "list": {
      const items = (raw as RawList | undefined) ?? [];
      if (items.length === 0 && optional) return undefined;
      return items.map((item) => valueOf(shape.item, item));
    }
    case "named":
      return Object.fromEntries(
        ((raw as RawNamed | undefined)?.entries ?? []).map(({ name, raw: item }) => [
          name,
          valueOf(shape.item, item),
        ]),
      );
    case "variants": {
      const { variant, raw: inner } = raw as RawVariant;
      return groupValue(shape.variants[variant] ?? { fields: [] }, inner);
    }
  }
}

function groupValue({ fields }: { readonly fields: readonly Field[] }, raw: Raw | undefined): unknown {
  const entries = fields.map((each) => [each.key, valueOf(each, (raw as RawGroup | undefined)?.[each.key])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Whether nothing has been filled in, so that an optional group is left out. */
function isBlank(shape: FieldType, raw: Raw | undefined): boolean {
  if (raw === undefined || raw === "" || raw === false) return true;
  if (shape.kind === "group")
    return shape.fields.every((each) => {
      const inner = (raw as RawGroup)[each.key];
      return isBlank(each.shape, inner) || (each.optional && inner === String(each.fallback));
    });
  if (shape.kind === "list") return (raw as RawList).length === 0;
  return false;
}
