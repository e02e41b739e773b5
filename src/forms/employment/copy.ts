import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { days } from "./days.ts";
import { addedFields } from "../shared/added-questions.ts";
import { textOf } from "../shared/form-schema.ts";
import { coachingFields, references, type EmploymentAnswers } from "./schema.ts";
import { sectionsOf, type Section } from "./sections.ts";

export interface CopyPart {
  readonly title: string;
  readonly lines: readonly { readonly question: string; readonly answer: string }[];
}

/** The sent answers under the questions the applicant read. Leaves out unanswered questions. */
export function copyOf(answers: EmploymentAnswers, words: EmploymentTexts): CopyPart[] {
  return sectionsOf(words).map((section) => ({
    title: words.sections[section.id].title,
    lines: linesOf(section, answers, words).filter(({ answer }) => answer !== ""),
  }));
}

function linesOf(
  { id, fields }: Section,
  answers: EmploymentAnswers,
  words: EmploymentTexts,
): { question: string; answer: string }[] {
  if (id === "availability") return availabilityLines(answers, words);
  if (id === "references") return referenceLines(answers, words);
  const given: Readonly<Record<string, string | readonly string[]>> = answers;
  const labels: Readonly<Record<string, { readonly label: string }>> = {
    ...words.fields,
    ...addedFields(words),
  };
  const notSent: readonly string[] = words.sendCoaching ? [] : coachingFields;
  return fields
    .filter((field) => !notSent.includes(field))
    .map((field) => ({
      question: labels[field]?.label ?? field,
      answer: field === "agegroup" ? ageGroups(answers, words) : textOf(given[field] ?? ""),
    }));
}

function ageGroups({ agegroup }: EmploymentAnswers, { fields }: EmploymentTexts): string {
  return agegroup
    .map((group) => fields.agegroup.options.find(({ value }) => value === group)?.label ?? group)
    .join(", ");
}

function availabilityLines(answers: EmploymentAnswers, { availability: { from, to } }: EmploymentTexts) {
  return days.map((day) => {
    const begins = answers[`${day}From`] && `${from} ${answers[`${day}From`]}`;
    const ends = answers[`${day}To`] && `${begins ? to.toLowerCase() : to} ${answers[`${day}To`]}`;
    return { question: day, answer: [begins, ends].filter(Boolean).join(" ") };
  });
}

function referenceLines(answers: EmploymentAnswers, { reference }: EmploymentTexts) {
  return references.map((n) => ({
    question: reference.replace("{number}", String(n)),
    answer: (["name", "cell", "email", "additionalInfo"] as const)
      .map((part) => answers[`r${n}${part}`])
      .filter((text) => text !== "")
      .join(", "),
  }));
}

/** The copy as plain text for a file. A section without answers says `empty`. */
export function copyAsText(parts: readonly CopyPart[], heading: string, empty: string): string {
  const blocks = parts.map(({ title, lines }) => {
    const answers = lines.map(({ question, answer }) => `${question}: ${answer}`);
    return [title.toUpperCase(), ...(answers.length > 0 ? answers : [empty])].join("\n");
  });
  return `${[heading, ...blocks].join("\n\n")}\n`;
}
