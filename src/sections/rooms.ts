/** The rooms of a page: each section is in one, alone or with those that stand beside it. */
import type { Content } from "../content/schema/registry.ts";
import type { SectionOf, SectionType } from "../content/schema/sections.ts";
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
  /** How the two are divided; undefined if nothing is beside the first, or what is beside it is in its rows. */
  readonly divided: string | undefined;
  /** The distance to what is above. */
  readonly margin: string;
}

/** The rooms of a page, from top to bottom, without sections that have nothing to show. */
export async function roomsOf(content: Content, page: SitePage): Promise<Room[]> {
  const drawn = await Promise.all(
    sectionIds(page.sections).map(async ({ section, id }) => {
      const shown = await drawSection(section, { content, page, id });
      if (!shown) return undefined;
      const head = headOf(content, section);
      const needsId = head === undefined && !withOwnHeading.has(section.type);
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
    divided: beside.length > 0 && !first.takesBeside ? (divisions[section.type] ?? "split") : undefined,
    margin: marginOf(section),
  }));
}

/** The kinds that draw their heading themselves. */
const withOwnHeading: ReadonlySet<SectionType> = new Set(["questions", "coach-list", "links", "jobs"]);

function headOf(
  content: Content,
  { type, eyebrow, heading, lead, more }: SectionOf,
): SectionHeadData | undefined {
  if (heading === undefined || withOwnHeading.has(type)) return undefined;
  return { eyebrow, heading, lead, more: more && textLink(content, more) };
}

/** How a room is divided, if not in halves. */
const divisions: Partial<Record<SectionType, string>> = {
  plan: "split plan-and-rates",
  form: "split form-page",
};

function marginOf(section: SectionOf): string {
  if (section.type === "links" || section.type === "price-list") return "section-close";
  return section.type === "text" && section.size === "small" ? "section-close" : "section";
}
