import type { Answers, FormField } from "./fields/field.ts";
import { sentText, textsOf } from "./fields/message.ts";
import { days, partsOf, referencesOf } from "./fields/questions.ts";
import type { FormDefinition } from "./form-definition.ts";

interface Line {
  readonly question: string;
  readonly answer: string;
}

/** Answers that are sent, under the questions that the visitor reads. Leaves out what is not answered. */
export function copyOf(answers: Answers, { fields, label }: FormDefinition) {
  return partsOf(fields).map(({ heading, fields: asked }) => ({
    title: heading?.label ?? label,
    lines: asked.flatMap((field) => linesOf(field, answers)).filter(({ answer }) => answer !== ""),
  }));
}

function linesOf(field: FormField, answers: Answers): Line[] {
  const text = textsOf(answers);
  const { kind, name, label = "", sent = true, options = [], values = [] } = field;
  if (!sent || kind === "constant") return [];
  if (kind === "group") return (field.fields ?? []).flatMap((inner) => linesOf(inner, answers));
  if (kind === "week")
    return days.map((day) => {
      const begins = text(`${day}From`) && `From ${text(`${day}From`)}`;
      const ends = text(`${day}To`) && `${begins ? "to" : "To"} ${text(`${day}To`)}`;
      return { question: day, answer: [begins, ends].filter(Boolean).join(" ") };
    });
  if (kind === "references")
    return referencesOf(field).map((person) => ({
      question: person.heading,
      answer: person.fields
        .map(({ kind: asked, name: control }) => sentText(asked, text(control)))
        .filter(Boolean)
        .join(", "),
    }));
  const given = [answers[name] ?? ""].flat();
  return [
    {
      question: label,
      answer: given.map((value) => options[values.indexOf(value)] ?? sentText(kind, value)).join(", "),
    },
  ];
}
