import { days } from "./days.ts";
import { references, type EmploymentAnswers } from "./schema.ts";

/**
 * What the mail service is given, and nothing else: its own spellings (`first_name`, `employmenttype`), lists
 * joined by commas, times by day. Coaching experience and teams stay with the applicant.
 */
export function employmentMessage(answers: EmploymentAnswers): Record<string, string> {
  return {
    first_name: answers.First_Name,
    Last_name: answers.Last_Name,
    position: answers.position.join(", "),
    employmenttype: answers.selectedEmploymentSeeking.join(", "),
    teachLesson: answers.teachLesson,
    ...Object.fromEntries(
      days.flatMap((day) => [
        [`${day}From`, answers[`${day}From`]],
        [`${day}To`, answers[`${day}To`]],
      ]),
    ),
    wheredoyou: answers.wheredoyou.join(", "),
    agegroup: answers.agegroup.join(", "),
    expertise: answers.expertise.join(", "),
    language: answers.language.join(", "),
    dateofbirth: answers.dateofbirth,
    Street: answers.Street,
    Address: answers.Address,
    City: answers.City,
    State: answers.State,
    Postal: answers.Postal,
    CellPhone: answers.CellPhone,
    EmailID: answers.EmailID,
    GraduateFrom: answers.GraduateFrom,
    AttendCollege: answers.AttendCollege,
    Accomplishments: answers.Accomplishments,
    ...Object.fromEntries(
      references.flatMap((n) => [
        [`r${n}name`, answers[`r${n}name`]],
        [`r${n}cell`, answers[`r${n}cell`]],
        [`r${n}email`, answers[`r${n}email`]],
      ]),
    ),
    additionalInfo: additionalInfo(answers),
  };
}

/** The three remarks on references as one text, a line for each that was made. */
export function additionalInfo(answers: EmploymentAnswers): string {
  return references
    .filter((n) => answers[`r${n}additionalInfo`] !== "")
    .map((n) => `Reference ${n}: ${answers[`r${n}additionalInfo`]}`)
    .join("\n");
}
