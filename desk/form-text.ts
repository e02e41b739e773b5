/** The text of a content file as the values of its form, and the values of a form as the text of a file. */
import { parse } from "yaml";
import { splitMarkdown } from "../src/content/read/canonical.ts";
import { fieldsOf, holdsNamedValues, recordItem, type ContentField } from "../src/content/read/fields.ts";
import type { Single } from "../src/content/schema/registry.ts";
import { fromForm, nameKey, toForm, valuesInFile, valuesInForm, type Values } from "./form-values.ts";
import { mergeFile } from "./merge.ts";

type Schema = Single["schema"];

/** The hidden field of each form with the text of its file, to which a save adds its changes. */
export const textKey = "fileText";

/** The form's values for a file's text. A record, such as the pictures by file name, is the list `entries`. */
export function formValuesOf(schema: Schema, path: string, text: string): Values {
  const values = valuesInText(path, text);
  if (holdsNamedValues(schema)) return { entries: valuesInForm(values), [textKey]: text };
  const item = recordItem(schema);
  if (!item) return { ...toForm(fieldsOf(schema), values), [textKey]: text };
  const entries = Object.entries(values as Readonly<Record<string, Values>>);
  return {
    entries: entries.map(([key, each]) => ({ [nameKey]: key, ...toForm(groupFields(item), each) })),
    [textKey]: text,
  };
}

/** The name that two entries of a record have, such as two pictures; undefined if each has its own. */
export function repeatedName(schema: Schema, form: Values): string | undefined {
  if (!recordItem(schema) && !holdsNamedValues(schema)) return undefined;
  const names = entriesOf(form).map((each) => String(each[nameKey]));
  return names.find((name, index) => names.indexOf(name) !== index);
}

function entriesOf(form: Values): readonly Values[] {
  return (form["entries"] ?? []) as readonly Values[];
}

/** The text of a file for a form's values. `before` is its text so far; "" for a new file. */
export function fileTextOf(schema: Schema, path: string, before: string, form: Values): string {
  if (holdsNamedValues(schema)) return mergeFile(path, before, valuesInFile(entriesOf(form)));
  const old = before === "" ? {} : valuesInText(path, before);
  const item = recordItem(schema);
  if (!item) return mergeFile(path, before, fromForm(fieldsOf(schema), form, old));
  const entries = entriesOf(form).map((each) => {
    const key = String(each[nameKey]);
    return [key, fromForm(groupFields(item), each, old[key] as Values | undefined)] as const;
  });
  return mergeFile(path, before, Object.fromEntries(entries));
}

function groupFields({ type }: ContentField): readonly ContentField[] {
  return type.shape === "group" ? type.fields : [];
}

function valuesInText(path: string, text: string): Values {
  const parts = path.endsWith(".md") ? splitMarkdown(text) : undefined;
  const fields = (parse(parts?.fields ?? text) ?? {}) as Values;
  return parts ? { ...fields, body: parts.body.trim() } : fields;
}
