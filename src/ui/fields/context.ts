import { createContext, useContext } from "react";

/** The texts of a question. A question with an `error` is required. */
export interface QuestionWords {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly hidden?: boolean;
}

/** Fields that are answered together, such as an address, and their name. They share one error. */
export interface SharedError {
  readonly label: string;
  readonly fields: readonly string[];
}

/** What the fields of a form share; the form provides it once. */
export interface FieldsOfForm {
  /** The form's id; the ids of its fields derive from it. */
  readonly id: string;
  readonly words: Readonly<Record<string, QuestionWords>>;
  /** The errors shown now, by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** The word after an optional question. */
  readonly optional: string;
  /** Whether errors appear while the visitor types, and so have to be announced. */
  readonly live?: boolean;
  readonly sharedError?: SharedError | undefined;
}

export const FieldsContext = createContext<FieldsOfForm | undefined>(undefined);

/** The id of a field's control, or of the first control of a group. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** The id of the error that the shared fields have in common. */
export function sharedErrorId(form: string): string {
  return `${form}-joint-error`;
}

/**
 * Everything that a field needs: its ids, its texts, its error. `wordsOf` is the key of the texts when several fields
 * share them (the three references of an application).
 * @throws Error when the form has no texts for the field.
 */
export function useField(name: string, wordsOf = name) {
  const form = useContext(FieldsContext);
  if (!form) throw new Error(`The field "${name}" is outside a form.`);
  const words = form.words[wordsOf];
  if (!words) throw new Error(`The form "${form.id}" has no words for the field "${wordsOf}".`);
  const id = fieldId(form.id, name);
  const wrong = form.errors[name];
  const sharedError = form.sharedError?.fields.includes(name) ?? false;
  const error = sharedError ? undefined : wrong;
  const required = sharedError || words.error !== undefined;
  const described = [
    words.hint && `${id}-hint`,
    wrong && (sharedError ? sharedErrorId(form.id) : `${id}-error`),
  ]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    name,
    error,
    required,
    label: words.label,
    hint: words.hint,
    hidden: words.hidden ?? false,
    optional: required ? undefined : form.optional,
    live: form.live ?? false,
    /** The attributes that connect a control or a group to its hint and its error. */
    ties: {
      "aria-describedby": described === "" ? undefined : described,
      "aria-invalid": wrong === undefined ? undefined : ("true" as const),
    },
  };
}

export type FieldWiring = ReturnType<typeof useField>;
