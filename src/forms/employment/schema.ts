import * as v from "valibot";
import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import {
  optionalText,
  choices,
  requiredText,
  requiredTexts,
  requiredChoices,
} from "../shared/form-schema.ts";
import { days, type Day } from "./days.ts";

export const references = [1, 2, 3] as const;

type TimeField = `${Day}${"From" | "To"}`;
type ReferenceField = `r${(typeof references)[number]}${"name" | "cell" | "email" | "additionalInfo"}`;

function fieldsOf<Name extends string, Rule>(names: readonly Name[], rule: Rule) {
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, Rule>;
}

export const timeFields = days.flatMap((day): TimeField[] => [`${day}From`, `${day}To`]);

export const referenceFields = references.flatMap((n): ReferenceField[] => [
  `r${n}name`,
  `r${n}cell`,
  `r${n}email`,
  `r${n}additionalInfo`,
]);

/** The fields of the address, which share one question. */
export const addressFields = ["Street", "Address", "City", "State", "Postal"] as const;

/** The fields that are sent only if the facility wants them. */
export const coachingFields = ["CoachingExp", "CoachingTeam"] as const;

/** The employment application's fields in order, with their rules and error messages. */
export function employmentSchema({ fields, address }: Pick<EmploymentTexts, "fields" | "address">) {
  return v.object({
    ...requiredTexts(["First_Name", "Last_Name", "dateofbirth"], fields),
    position: requiredChoices(fields.position.error),
    selectedEmploymentSeeking: choices,
    ...fieldsOf(timeFields, optionalText),
    teachLesson: optionalText,
    wheredoyou: choices,
    agegroup: requiredChoices(fields.agegroup.error),
    expertise: requiredChoices(fields.expertise.error),
    language: requiredChoices(fields.language.error),
    ...fieldsOf(coachingFields, optionalText),
    ...fieldsOf(addressFields, requiredText(address.error)),
    ...requiredTexts(["CellPhone", "EmailID", "GraduateFrom", "AttendCollege", "Accomplishments"], fields),
    ...fieldsOf(referenceFields, optionalText),
  });
}

export type EmploymentAnswers = v.InferOutput<ReturnType<typeof employmentSchema>>;
