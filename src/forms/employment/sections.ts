import type { Errors } from "../shared/state.ts";
import { referenceFields, timeFields, type EmploymentAnswers } from "./schema.ts";

type Field = keyof EmploymentAnswers;

/** The sections of the application in order, with their fields. */
export const sections = [
  { id: "person", fields: ["First_Name", "Last_Name", "dateofbirth"] },
  { id: "job", fields: ["position", "selectedEmploymentSeeking"] },
  { id: "availability", fields: timeFields },
  {
    id: "coaching",
    fields: ["teachLesson", "wheredoyou", "agegroup", "expertise", "language", "CoachingExp", "CoachingTeam"],
  },
  { id: "contact", fields: ["Street", "Address", "City", "State", "Postal", "CellPhone", "EmailID"] },
  { id: "education", fields: ["GraduateFrom", "AttendCollege", "Accomplishments"] },
  { id: "references", fields: referenceFields },
] as const satisfies readonly { id: string; fields: readonly Field[] }[];

export type SectionId = (typeof sections)[number]["id"];

/** The progress of a section: `open` answers missing, `done`, or nothing required. */
export type SectionProgress =
  { readonly is: "open"; readonly open: number } | { readonly is: "done" } | { readonly is: "free" };

/** The progress of a section. `errors` are those of the whole form; `answered` are the sections with any answer. */
export function progressOf(id: SectionId, errors: Errors, answered: readonly SectionId[]): SectionProgress {
  const open =
    sections.find((section) => section.id === id)?.fields.filter((field) => errors[field] !== undefined)
      .length ?? 0;
  if (open > 0) return { is: "open", open };
  return answered.includes(id) ? { is: "done" } : { is: "free" };
}

/** The sections with any answer. */
export function answeredSections(answers: EmploymentAnswers): SectionId[] {
  return sections
    .filter(({ fields }) => fields.some((field) => answers[field].length > 0))
    .map(({ id }) => id);
}
