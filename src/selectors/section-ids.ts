/** The ids of the sections of a page. */
import type { SectionOf, SectionType } from "../content/schema/sections.ts";

export interface IdentifiedSection {
  readonly section: SectionOf;
  /** `section_questions`; with a number from the second of a type on: `section_questions_2`. */
  readonly id: string;
}

export function sectionIds(sections: readonly SectionOf[]): IdentifiedSection[] {
  const counts = new Map<SectionType, number>();
  return sections.map((section) => {
    const count = (counts.get(section.type) ?? 0) + 1;
    counts.set(section.type, count);
    return { section, id: count === 1 ? sectionId(section.type) : `${sectionId(section.type)}_${count}` };
  });
}

/** The id of the first section of a type on its page. No heading has one with a `_` (`slug` in `lib/text.ts`). */
export function sectionId(type: SectionType): string {
  return `section_${type}`;
}
