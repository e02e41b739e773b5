import * as v from "valibot";
import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { optionalText, choices, requiredText, requiredChoices } from "../shared/form-schema.ts";
import { days, type Day } from "./days.ts";

/** The numbers of the references. */
export const references = [1, 2, 3] as const;

type TimeField = `${Day}${"From" | "To"}`;
type ReferenceField = `r${(typeof references)[number]}${"name" | "cell" | "email" | "additionalInfo"}`;

function fieldsOf<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, optionalText])) as Record<Name, typeof optionalText>;
}

/** The names of the time fields, day by day. */
export const timeFields = days.flatMap((day): TimeField[] => [`${day}From`, `${day}To`]);

/** The names of the reference fields, person by person. */
export const referenceFields = references.flatMap((n): ReferenceField[] => [
  `r${n}name`,
  `r${n}cell`,
  `r${n}email`,
  `r${n}additionalInfo`,
]);

/** The fields of the address, which share one question. */
export const addressFields = ["Street", "Address", "City", "State", "Postal"] as const;

/** The employment application's fields in order, with their rules and error messages. */
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
