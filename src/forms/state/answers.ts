/** What a form's answers are, and what is wrong with them: pure, apart from reading the controls. */
import { looksLikeEmail } from "../../lib/email.ts";
import type { Answers, FormField, FormFields } from "../fields/field.ts";
import { sentText, textsOf } from "../fields/message.ts";
import { questionsOf } from "../fields/questions.ts";
import { looksLikePhone } from "../../lib/phone-number.ts";
import type { Errors } from "./state.ts";
import { isVisible } from "../../lib/visible.ts";

/** Reads the answers from our controls: an extension may have put others of the same names before them. */
export function readAnswers(element: HTMLFormElement, definition: Pick<FormFields, "fields">): Answers {
  const controls = [...element.elements] as HTMLInputElement[];
  const answered = controls.filter(
    ({ id, type, checked }) =>
      id.startsWith(element.id) && (checked || (type !== "checkbox" && type !== "radio")),
  );
  return Object.fromEntries(
    questionsOf(definition).map(({ kind, name }) => {
      const values = answered.filter((control) => control.name === name).map(({ value }) => value);
      return [name, kind === "choices" ? values : (values[0] ?? "")];
    }),
  );
}

/** The error of each field, in the order of the page. */
export function errorsOf(definition: Pick<FormFields, "fields">, answers: Answers): Errors {
  const textOf = textsOf(answers);
  const errors: Record<string, string> = {};
  for (const field of questionsOf(definition)) {
    const error = errorOf(field, sentText(field.kind, textOf(field.name)).trim());
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

function errorOf(field: FormField, answer: string): string | undefined {
  const { kind, required, checked, pattern, wrong = required, from = 0, to = Infinity } = field;
  if (!isVisible(answer)) return required;
  const number = Number(answer);
  const isInLimits = Number.isInteger(number) && number >= from && number <= to;
  if (kind === "number" && !isInLimits) return wrong;
  if (checked && !(kind === "email" ? looksLikeEmail : looksLikePhone)(answer)) return wrong;
  return pattern === undefined || new RegExp(`^(?:${pattern})$`, "u").test(answer) ? undefined : wrong;
}
