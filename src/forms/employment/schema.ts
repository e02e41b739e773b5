import * as v from "valibot";
import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { optionalText, choices, requiredText, requiredChoices } from "../shared/form-schema.ts";
import { days, type Day } from "./days.ts";

/** How many references an applicant may name. */
export const references = [1, 2, 3] as const;

type TimeField = `${Day}${"From" | "To"}`;
type ReferenceField = `r${(typeof references)[number]}${"name" | "cell" | "email" | "additionalInfo"}`;

function fieldsOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, optionalText])) as Record<Name, typeof optionalText>;
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
    First_Name: requiredText(fields.First_Name.error),
    Last_Name: requiredText(fields.Last_Name.error),
    dateofbirth: requiredText(fields.dateofbirth.error),
    position: requiredChoices(fields.position.error),
    selectedEmploymentSeeking: choices,
    ...fieldsOf(timeFields),
    teachLesson: optionalText,
    wheredoyou: choices,
    agegroup: requiredChoices(fields.agegroup.error),
    expertise: requiredChoices(fields.expertise.error),
    language: requiredChoices(fields.language.error),
    CoachingExp: optionalText,
    CoachingTeam: optionalText,
    Street: requiredText(address.error),
    Address: requiredText(address.error),
    City: requiredText(address.error),
    State: requiredText(address.error),
    Postal: requiredText(address.error),
    CellPhone: requiredText(fields.CellPhone.error),
    EmailID: requiredText(fields.EmailID.error),
    GraduateFrom: requiredText(fields.GraduateFrom.error),
    AttendCollege: requiredText(fields.AttendCollege.error),
    Accomplishments: requiredText(fields.Accomplishments.error),
    ...fieldsOf(referenceFields),
  });
}

export type EmploymentAnswers = v.InferOutput<ReturnType<typeof employmentSchema>>;
