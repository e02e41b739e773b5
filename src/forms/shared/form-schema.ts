import * as v from "valibot";
import type { Errors } from "./state.ts";

/** One entry for each control name, in the order of the form. Lists are groups of check boxes. */
export type FormSchema = v.ObjectSchema<
  Record<string, v.GenericSchema<string> | v.GenericSchema<string[]>>,
  undefined
>;

export const optionalText = v.string();

/** Text that keeps a rule. */
export function checkedText(rule: (text: string) => boolean, error: string) {
  return v.pipe(v.string(), v.check(rule, error));
}

/** Text that is not blank. It is not trimmed. */
export function requiredText(error: string) {
  return checkedText((text) => text.trim() !== "", error);
}

/** A required text for each name, with its error. */
export function requiredTexts<const Name extends string>(
  names: readonly Name[],
  fields: Readonly<Record<NoInfer<Name>, { readonly error: string }>>,
) {
  return Object.fromEntries(names.map((name) => [name, requiredText(fields[name].error)])) as Record<
    Name,
    ReturnType<typeof requiredText>
  >;
}

export const choices = v.array(v.string());

export function requiredChoices(error: string) {
  return v.pipe(v.array(v.string()), v.minLength(1, error));
}

/** An answer as one text. */
export function textOf(answer: string | readonly string[]): string {
  return [answer].flat().join(", ");
}

/** Some of the answers, each as one text, in the order of the names. */
export function textsOf<const Name extends string>(
  answers: Readonly<Record<NoInfer<Name>, string | readonly string[]>>,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textOf(answers[name])])) as Record<Name, string>;
}

/** Reads the answers from the controls, as the browser would submit them. */
export function readAnswers<const Schema extends FormSchema>(
  form: HTMLFormElement,
  schema: Schema,
): v.InferInput<Schema> {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(schema.entries).map(([name, { type }]) => [
      name,
      type === "array" ? data.getAll(name).map(String) : String(data.get(name) ?? ""),
    ]),
  );
}

/** The first error of each field, in the order of the form. */
export function errorsOf(schema: FormSchema, answers: unknown): Errors {
  const result = v.safeParse(schema, answers);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = String(issue.path?.[0].key);
    errors[name] ??= issue.message;
  }
  return errors;
}

/** Fills in the controls that are still empty. */
export function fillIn(
  form: HTMLFormElement,
  answers: Readonly<Record<string, string | readonly string[]>>,
): void {
  const given = new FormData(form);
  for (const control of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const answer = answers[control.name];
    if (answer === undefined || given.getAll(control.name).some((value) => value !== "")) continue;
    if (/checkbox|radio/u.test(control.type)) control.checked = answer.includes(control.value);
    else control.value = String(answer);
  }
}
