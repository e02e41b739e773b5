import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { textsOf } from "../shared/form-schema.ts";
import { addressFields, coachingFields, references, timeFields, type EmploymentAnswers } from "./schema.ts";

type Words = Pick<EmploymentTexts, "fields" | "sendCoaching">;

/** The parameters for the mail service: its spellings (`first_name`, `employmenttype`), lists joined by commas. */
export function employmentMessage(answers: EmploymentAnswers, words: Words): Record<string, string> {
  return {
    first_name: answers.First_Name,
    Last_name: answers.Last_Name,
    ...textsOf(answers, ["position"]),
    employmenttype: answers.selectedEmploymentSeeking.join(", "),
    ...textsOf(answers, ["teachLesson", ...timeFields]),
    ...textsOf(answers, ["wheredoyou", "agegroup", "expertise", "language", "dateofbirth", ...addressFields]),
    ...textsOf(answers, ["CellPhone", "EmailID", "GraduateFrom", "AttendCollege", "Accomplishments"]),
    ...textsOf(
      answers,
      references.flatMap((n) => [`r${n}name`, `r${n}cell`, `r${n}email`] as const),
    ),
    additionalInfo: additionalInfo(answers, words),
  };
}

/** The comments on the references and, if the facility wants them, the answers about coaching: one per line. */
function additionalInfo(answers: EmploymentAnswers, { fields, sendCoaching }: Words): string {
  const lines = [
    ...references.map((n) => [`Reference ${n}`, answers[`r${n}additionalInfo`]]),
    ...coachingFields.map((name) => [fields[name].label, sendCoaching ? answers[name] : ""]),
  ];
  return lines
    .filter(([, answer]) => answer !== "")
    .map((line) => line.join(": "))
    .join("\n");
}
