import { days } from "./days.ts";
import { references, type EmploymentAnswers } from "./schema.ts";

/**
 * The parameters for the mail service: its spellings (`first_name`, `employmenttype`), lists joined by commas, times by
 * day. Coaching experience and teams are not sent.
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

/** The comments on the three references as one text, one per line. */
export function additionalInfo(answers: EmploymentAnswers): string {
  return references
    .filter((n) => answers[`r${n}additionalInfo`] !== "")
    .map((n) => `Reference ${n}: ${answers[`r${n}additionalInfo`]}`)
    .join("\n");
}
