import type { EmploymentTexts } from "../../content/schema/employment-form.ts";
import { addedFields } from "../shared/added-questions.ts";
import type { Errors } from "../shared/state.ts";
import { coachingFields, referenceFields, timeFields, type EmploymentAnswers } from "./schema.ts";

const own = [
  { id: "person", fields: ["First_Name", "Last_Name", "dateofbirth"] },
  { id: "job", fields: ["position", "selectedEmploymentSeeking"] },
  { id: "availability", fields: timeFields },
  {
    id: "coaching",
    fields: ["teachLesson", "wheredoyou", "agegroup", "expertise", "language", ...coachingFields],
  },
  { id: "contact", fields: ["Street", "Address", "City", "State", "Postal", "CellPhone", "EmailID"] },
  { id: "education", fields: ["GraduateFrom", "AttendCollege", "Accomplishments"] },
  { id: "references", fields: referenceFields },
] as const satisfies readonly { id: string; fields: readonly (keyof EmploymentAnswers)[] }[];

export type SectionId = (typeof own)[number]["id"] | "more";

export interface Section {
  readonly id: SectionId;
  readonly fields: readonly string[];
}

/** The sections of the application in order, with their fields; the last one has the questions that were added. */
export function sectionsOf(words: Pick<EmploymentTexts, "questions" | "sections">): readonly Section[] {
  const more = { id: "more", fields: Object.keys(addedFields(words)) } as const;
  const { availability, references } = words.sections;
  const hidden = {
    availability: availability.hidden,
    references: references.hidden,
    more: more.fields.length === 0,
  };
  return [...own, more].filter(({ id }) => !(id in hidden && hidden[id as keyof typeof hidden]));
}

/** The progress of a section: `open` answers missing, `done`, or nothing required. */
export type SectionProgress =
  { readonly is: "open"; readonly open: number } | { readonly is: "done" } | { readonly is: "free" };

/** The progress of a section. `errors` are those of the whole form; `answered` are the sections with any answer. */
export function progressOf(
  { id, fields }: Section,
  errors: Errors,
  answered: readonly SectionId[],
): SectionProgress {
  const open = fields.filter((field) => errors[field] !== undefined).length;
  if (open > 0) return { is: "open", open };
  return answered.includes(id) ? { is: "done" } : { is: "free" };
}

export function answeredSections(
  answers: Readonly<Record<string, string | readonly string[]>>,
  sections: readonly Section[],
): SectionId[] {
  return sections.filter(({ fields }) => fields.some((field) => answers[field]?.length)).map(({ id }) => id);
}
