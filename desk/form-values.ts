/**
 * The values of a file as its form has them, and back. In a form, a number is the text that was typed, so that nothing
 * is lost before our own check reads it; one of several groups has the name of its variant; a record is a list.
 */
import {
  variantNameBy,
  variantOf,
  type ContentField,
  type FieldType,
  type Group,
} from "../src/content/read/fields.ts";
import { valuesByName, type NamedValues } from "../src/content/schema/named-values.ts";
import { isBlank, matchItems, same } from "./match-items.ts";

/** The key in a form that holds the name of the chosen variant, or of a record's entry. */
export const nameKey = "is";

/** The key in a form that holds the value that an owner has named. */
export const valueKey = "value";

/** The values of a file or of its form, by the keys of their fields. */
export type Values = Readonly<Record<string, unknown>>;

/** The name of a variant: the labels of the fields that tell it from the others, such as "Page". */
export function variantName({ fields }: Group, variants: readonly Group[]): string {
  const others = variants.filter(({ fields: these }) => these !== fields);
  const isShared = ({ key }: ContentField) =>
    others.every((other) => other.fields.some((each) => each.key === key));
  return fields.flatMap((field) => (isShared(field) ? [] : [field.label])).join(", ");
}

/** The form's values for a group's values in the file. What a file leaves out is left out. */
export function toForm(fields: readonly ContentField[], values: Values): Values {
  const known = fields.filter(({ key }) => values[key] !== undefined && values[key] !== null);
  return Object.fromEntries(known.map(({ key, type }) => [key, inForm(type, values[key])]));
}

function inForm(type: FieldType, value: unknown): unknown {
  switch (type.shape) {
    case "list":
      return Array.isArray(value) ? value.map((item) => inForm(type.item.type, item)) : [];
    case "group":
      return toForm(type.fields, groupOf(value));
    case "variants": {
      const chosen = variantOf(type, groupOf(value)) ?? type.variants[0];
      if (!chosen) return value;
      const values = toForm(chosen.fields, groupOf(value));
      return type.by === undefined ? { [nameKey]: variantName(chosen, type.variants), ...values } : values;
    }
    case "values":
      return valuesInForm(groupOf(value));
    case "flag":
      return value;
    case "text":
      // Sveltia's addresses of pictures begin at its media folder.
      return isPicture(type) ? `/${String(value)}` : String(value);
    default:
      return String(value);
  }
}

/**
 * The file's values for a form's values. An empty optional field is left out, and so is one that holds its fallback,
 * unless `before`, the file's values so far, writes it out.
 */
export function fromForm(fields: readonly ContentField[], form: Values, before: Values = {}): Values {
  const entries = fields.map(
    (field) => [field.key, valueOf(field, form[field.key], before[field.key])] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valueOf({ type, optional, fallback }: ContentField, input: unknown, before: unknown): unknown {
  const value = inFile(type, input, before);
  if (!optional) return value ?? (type.shape === "list" ? [] : "");
  if (before === undefined ? same(value, fallback) : same(value, before)) return before;
  return isBlank(value) && !same(before, value) ? undefined : value;
}

function inFile(type: FieldType, input: unknown, before: unknown): unknown {
  if (input === undefined || input === null) return type.shape === "flag" ? false : undefined;
  switch (type.shape) {
    case "list": {
      const items = listOf(input);
      const old = listOf(before);
      const matches = matchItems(
        old.map((each) => inForm(type.item.type, each)),
        items,
      );
      return items.map((item, place) => {
        const match = matches[place];
        return valueOf({ ...type.item, optional: false }, item, match === undefined ? undefined : old[match]);
      });
    }
    case "group":
      return fromForm(type.fields, groupOf(input), groupOf(before));
    case "variants": {
      const group = groupOf(input);
      const { by, variants } = type;
      const chosen = variants.find((each) =>
        by === undefined
          ? variantName(each, variants) === group[nameKey]
          : variantNameBy(each, by) === group[by],
      );
      return fromForm((chosen ?? type.variants[0])?.fields ?? [], group, groupOf(before));
    }
    case "values":
      return valuesInFile(listOf(input));
    case "flag":
      return input === true;
    case "number":
      return numberIn(String(input));
    case "choice":
      return String(input);
    case "text": {
      const text = String(input).replaceAll("\r\n", "\n");
      return isPicture(type) ? text.replace(/^\//u, "") : text;
    }
  }
}

/** Values under an owner's names as a list, each with its whole name: `cages.lateFee`. */
export function valuesInForm(values: Values): Values[] {
  return valuesByName(values as NamedValues).map(([name, value]) => ({
    [nameKey]: name,
    [valueKey]: String(value),
  }));
}

/** The same list as values in their groups. */
export function valuesInFile(list: readonly unknown[]): Values {
  const values: Record<string, unknown> = {};
  for (const { [nameKey]: name = "", [valueKey]: value = "" } of list.map(groupOf)) {
    const [group = "", ...rest] = String(name).split(".");
    const inFile = numberIn(String(value));
    values[group] = rest.length === 0 ? inFile : { ...groupOf(values[group]), [rest.join(".")]: inFile };
  }
  return values;
}

function isPicture({ input }: Extract<FieldType, { shape: "text" }>): boolean {
  return input === "picture" || input === "logo";
}

/** A typed number as a number; any other text stays text, which the schema refuses with its rule. */
function numberIn(text: string): number | string {
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/u.test(text.trim()) ? Number(text) : text;
}

function groupOf(value: unknown): Values {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Values) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
