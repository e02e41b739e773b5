/** The questions that a facility added to a form. All are optional, and each has one answer. */
import type * as v from "valibot";
import type { AddedQuestion } from "../../content/schema/form.ts";
import { nameOf } from "../../lib/added-question.ts";
import type { QuestionWords } from "../../ui/fields/context.ts";
import { checkedText } from "./form-schema.ts";
import type { FormTexts } from "./texts.ts";

export type AddedTexts = Pick<FormTexts, "questions" | "yes" | "no" | "answerErrors">;

/** The most characters of a text and of a long text. */
const longestLine = 500;
const longestText = 5000;

/** The answers to choose from; undefined for a text. */
export function optionsOf(
  { kind, options }: AddedQuestion,
  { yes, no }: Pick<AddedTexts, "yes" | "no">,
): readonly string[] | undefined {
  if (kind === "choice") return options;
  return kind === "yes or no" ? [yes, no] : undefined;
}

/** The rules of the added questions, by the names of their controls. */
export function addedRules(words: AddedTexts): Record<string, v.GenericSchema<string>> {
  const { tooLong, notOffered } = words.answerErrors;
  return byName(words, (question) => {
    const options = optionsOf(question, words);
    const most = question.kind === "text" ? longestLine : longestText;
    return options
      ? checkedText((answer) => answer === "" || options.includes(answer), notOffered)
      : checkedText(({ length }) => length <= most, tooLong.replace("{most}", String(most)));
  });
}

/** The texts of the added questions, by the names of their controls. */
export function addedFields(words: Pick<AddedTexts, "questions">): Record<string, QuestionWords> {
  return byName(words, (question) => question);
}

/** The parameter with the answers to the added questions, a line each; none if the form has no added questions. */
export function addedAnswers(
  answers: Readonly<Record<string, string | readonly string[]>>,
  { questions }: Pick<AddedTexts, "questions">,
): { extra?: string } {
  if (questions.length === 0) return {};
  const lines = questions
    .map((question) => ({ ...question, answer: answers[nameOf(question)] }))
    .filter(({ answer }) => answer)
    .map(({ label, answer }) => `${label}: ${String(answer)}`);
  return { extra: lines.join("\n") };
}

function byName<Value>(
  { questions }: Pick<AddedTexts, "questions">,
  valueOf: (question: AddedQuestion) => Value,
): Record<string, Value> {
  return Object.fromEntries(questions.map((question) => [nameOf(question), valueOf(question)]));
}
