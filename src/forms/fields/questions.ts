/** What a form asks, derived from its fields. */
import { fillIn } from "../../lib/fill-in.ts";
import type { FieldKind, FormField, FormFields } from "./field.ts";

/** The days of a week of times. The names of its controls and of what it sends begin with them, whatever pages say. */
export const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Every question with one answer, in the order of the page. The fields of a group have its message. */
export function questionsOf({ fields }: Pick<FormFields, "fields">): readonly FormField[] {
  return fields.flatMap((field): readonly FormField[] => {
    switch (field.kind) {
      case "constant":
      case "section":
      case "words":
        return [];
      case "group":
        return (field.fields ?? []).map((inner) => ({ ...inner, required: field.required }));
      case "references":
        return referencesOf(field).flatMap((person) => person.fields);
      case "week":
        return days.flatMap((day) => [
          { kind: "time", name: `${day}From` },
          { kind: "time", name: `${day}To` },
        ]);
      default:
        return [field];
    }
  });
}

/** The names of the controls of a field, in order; none for a field that asks nothing. */
export function controlsOf(field: FormField): readonly string[] {
  return questionsOf({ fields: [field] }).map(({ name }) => name);
}

/** The questions about each of three people, all optional; none for a field without words about a person. */
export function referencesOf({ person }: FormField) {
  if (!person) return [];
  return [1, 2, 3].map((number) => {
    const part = (name: string, label: string, kind: FieldKind, autocomplete: string): FormField => ({
      kind,
      width: "third",
      autocomplete: `section-r${number} ${autocomplete}`,
      name: `r${number}${name}`,
      label,
    });
    const contact = [
      part("name", person.name, "text", "name"),
      part("cell", person.cell, "phone", "tel"),
      part("email", person.email, "email", "email"),
    ] as const;
    const note: FormField = {
      kind: "long text",
      rows: 2,
      width: "full",
      label: person.note,
      name: `r${number}additionalInfo`,
    };
    return {
      heading: fillIn(person.heading, { number: String(number) }),
      /** Their name, cell phone and email, which are sent one by one. */
      contact,
      /** Sent together with those of the others. */
      note,
      fields: [...contact, note],
    };
  });
}

/** A part of a form: a heading and the fields under it. */
export interface FormPart {
  readonly heading?: FormField;
  readonly fields: readonly FormField[];
}

/** The parts of a form under their headings, in order; the first may have none. */
export function partsOf(fields: readonly FormField[]): readonly FormPart[] {
  const parts: { heading?: FormField; fields: FormField[] }[] = [];
  for (const field of fields) {
    if (field.kind === "section") parts.push({ heading: field, fields: [] });
    else if (parts.length === 0) parts.push({ fields: [field] });
    else parts.at(-1)?.fields.push(field);
  }
  return parts;
}
