import { createContext, useContext } from "react";
import type { FormField } from "../../forms/fields/field.ts";

/** The context that a form provides to its fields. */
interface FieldsOfForm {
  /** The form's id; the ids of its fields derive from it. */
  readonly id: string;
  /** The errors shown now, by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** Whether errors appear while the visitor types, and so have to be announced. */
  readonly live: boolean;
  /** The id of the error that the fields of a group have in common. */
  readonly sharedError?: string;
}

export const FieldsContext = createContext<FieldsOfForm>({ id: "", errors: {}, live: false });

/** The id of a field's control, or of the first control of a group. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** Everything that a field needs: its ids, its texts, its error. */
export function useField({ name, label, hint, required }: FormField) {
  const form = useContext(FieldsContext);
  const id = fieldId(form.id, name);
  const wrong = form.errors[name];
  const described = [hint && `${id}-hint`, wrong && (form.sharedError ?? `${id}-error`)]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    name,
    error: form.sharedError === undefined ? wrong : undefined,
    required: required !== undefined,
    label,
    hint,
    live: form.live,
    /** The attributes that connect a control or a group to its hint and its error. */
    ariaAttributes: {
      "aria-describedby": described === "" ? undefined : described,
      "aria-invalid": wrong === undefined ? undefined : ("true" as const),
    },
  };
}

export type FieldWiring = ReturnType<typeof useField>;
