/** The rooms of a page: each section is in one, alone or with those that stand beside it. */
import type { Content } from "../content/schema/registry.ts";
import type { SectionOf } from "../content/schema/sections.ts";
import type { TextLink } from "../lib/link.ts";
import { textLink } from "../selectors/links.ts";
import type { SitePage } from "../selectors/pages.ts";
import { sectionIds } from "../selectors/section-ids.ts";
import { drawSection } from "./kinds.ts";
import type { DrawnContent } from "./section.ts";

export interface DrawnSection extends DrawnContent {
  readonly id: string;
  /** What stands above it; undefined without a heading, or if it draws that itself. */
  readonly head: SectionHeadData | undefined;
  /** Whether nothing in it has its id: neither its heading nor what it draws. */
  readonly needsId: boolean;
}

interface SectionHeadData extends Pick<SectionOf, "eyebrow" | "lead"> {
  readonly heading: string;
  readonly more: TextLink | undefined;
}

export interface Room {
  readonly ground: SectionOf["ground"];
  readonly first: DrawnSection;
  readonly beside: readonly DrawnSection[];
  /** The classes of the two columns; undefined if nothing is beside the first, or what is beside it is in its rows. */
  readonly columns: readonly (string | undefined)[] | undefined;
}

/** The rooms of a page, from top to bottom, without sections that have nothing to show. */
export async function roomsOf(content: Content, page: SitePage): Promise<Room[]> {
  const drawn = await Promise.all(
    sectionIds(page.sections).map(async ({ section, id }) => {
      const shown = await drawSection(section, { content, page, id });
      if (!shown) return undefined;
      const head = shown.drawsHeading ? undefined : headOf(content, section);
      const needsId = head === undefined && !shown.drawsHeading;
      return { section, drawn: { ...shown, id, head, needsId } };
    }),
  );
  const rooms: {
    readonly section: SectionOf;
    readonly first: DrawnSection;
    readonly beside: DrawnSection[];
  }[] = [];
  for (const each of drawn) {
    if (!each) continue;
    const last = rooms.at(-1);
    if (last && each.section.beside) last.beside.push(each.drawn);
    else rooms.push({ section: each.section, first: each.drawn, beside: [] });
  }
  return rooms.map(({ section, first, beside }) => ({
    ground: section.ground,
    first,
    beside,
    columns: beside.length > 0 && !first.takesBeside ? ["split", first.columns] : undefined,
  }));
}

function headOf(content: Content, { eyebrow, heading, lead, more }: SectionOf): SectionHeadData | undefined {
  if (heading === undefined) return undefined;
  return { eyebrow, heading, lead, more: more && textLink(content, more) };
}
