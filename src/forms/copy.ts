import { controlsOf, days, partsOf, referencesOf, type Answers, type FormField } from "../lib/form-fields.ts";
import type { FormDefinition, FormTexts } from "./form-content.ts";

export interface CopyPart {
  readonly title: string;
  readonly lines: readonly { readonly question: string; readonly answer: string }[];
}

/** The answers that were sent, under the questions that the visitor read. Leaves out what was not answered. */
export function copyOf(answers: Answers, { fields, texts, title }: FormDefinition): CopyPart[] {
  return partsOf(fields).map(({ heading, fields: asked }) => ({
    title: heading?.label ?? title,
    lines: asked.flatMap((field) => linesOf(field, answers, texts)).filter(({ answer }) => answer !== ""),
  }));
}

function linesOf(field: FormField, answers: Answers, texts: FormTexts): CopyPart["lines"] {
  const text = (name: string) => [answers[name] ?? ""].flat().join(", ");
  const { kind, name, label = "", sent = true, options = [], values = [] } = field;
  if (!sent || kind === "constant") return [];
  if (kind === "group") return (field.fields ?? []).flatMap((inner) => linesOf(inner, answers, texts));
  if (kind === "week")
    return days.map((day) => {
      const { from, to } = texts.week;
      const begins = text(`${day}From`) && `${from} ${text(`${day}From`)}`;
      const ends = text(`${day}To`) && `${begins ? to.toLowerCase() : to} ${text(`${day}To`)}`;
      return { question: day, answer: [begins, ends].filter(Boolean).join(" ") };
    });
  if (kind === "references")
    return referencesOf(texts.reference).map((person) => ({
      question: person.heading,
      answer: person.fields
        .flatMap(controlsOf)
        .map(text)
        .filter((answer) => answer !== "")
        .join(", "),
    }));
  const given = [answers[name] ?? ""].flat();
  return [
    { question: label, answer: given.map((value) => options[values.indexOf(value)] ?? value).join(", ") },
  ];
}
