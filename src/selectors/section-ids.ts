/** The ids of the sections of a page. */
import type { SectionOf, SectionType } from "../content/schema/sections.ts";

export interface IdentifiedSection {
  readonly section: SectionOf;
  /** Its type; with a number from the second of a type on: `questions-2`. */
  readonly id: string;
}

export function sectionIds(sections: readonly SectionOf[]): IdentifiedSection[] {
  const counts = new Map<SectionType, number>();
  return sections.map((section) => {
    const count = (counts.get(section.type) ?? 0) + 1;
    counts.set(section.type, count);
    return { section, id: count === 1 ? section.type : `${section.type}-${count}` };
  });
}
