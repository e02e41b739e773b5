import * as v from "valibot";
import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { answer, choices, givenAnswer, givenChoices } from "../shared/answers.ts";
import { days, type Day } from "./days.ts";

/** How many references an applicant may name. */
export const references = [1, 2, 3] as const;

type TimeField = `${Day}${"From" | "To"}`;
type ReferenceField = `r${(typeof references)[number]}${"name" | "cell" | "email" | "additionalInfo"}`;

function fieldsOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, answer])) as Record<Name, typeof answer>;
}

/** The names of the times, day by day. */
export const timeFields = days.flatMap((day): TimeField[] => [`${day}From`, `${day}To`]);

/** The names of everything asked about references, person by person. */
export const referenceFields = references.flatMap((n): ReferenceField[] => [
  `r${n}name`,
  `r${n}cell`,
  `r${n}email`,
  `r${n}additionalInfo`,
]);

/** The fields of the address, which is asked for as one. */
export const addressFields = ["Street", "Address", "City", "State", "Postal"] as const;

/** The employment application: its questions in order, their rules, and what it says when one is broken. */
export function employmentSchema({ fields, address }: Pick<EmploymentTexts, "fields" | "address">) {
  return v.object({
    First_Name: givenAnswer(fields.First_Name.error),
    Last_Name: givenAnswer(fields.Last_Name.error),
    dateofbirth: givenAnswer(fields.dateofbirth.error),
    position: givenChoices(fields.position.error),
    selectedEmploymentSeeking: choices,
    ...fieldsOf(timeFields),
    teachLesson: answer,
    wheredoyou: choices,
    agegroup: givenChoices(fields.agegroup.error),
    expertise: givenChoices(fields.expertise.error),
    language: givenChoices(fields.language.error),
    CoachingExp: answer,
    CoachingTeam: answer,
    Street: givenAnswer(address.error),
    Address: givenAnswer(address.error),
    City: givenAnswer(address.error),
    State: givenAnswer(address.error),
    Postal: givenAnswer(address.error),
    CellPhone: givenAnswer(fields.CellPhone.error),
    EmailID: givenAnswer(fields.EmailID.error),
    GraduateFrom: givenAnswer(fields.GraduateFrom.error),
    AttendCollege: givenAnswer(fields.AttendCollege.error),
    Accomplishments: givenAnswer(fields.Accomplishments.error),
    ...fieldsOf(referenceFields),
  });
}

export type EmploymentAnswers = v.InferOutput<ReturnType<typeof employmentSchema>>;
