/** Cards for camps, leagues and youth programs, and the targets of their buttons. */
import type { DateText } from "../lib/date-text.ts";
import { kinds, type KindKey } from "../routes.ts";
import type { Target } from "./booking.ts";
import type { Content } from "../content/schema/registry.ts";
import { eventOf, type DatedEvent } from "./events.ts";
import { factsBeside, offersOn, type Facts } from "./prices.ts";
import { saleOf, todayAt } from "./seasons.ts";
import { pageOf, pageTarget } from "./pages.ts";

type FromEvent = "name" | "description" | "info" | "body" | "action" | "sale";

/** A card with details in a dialog. */
export interface ProgramCardData extends Pick<DatedEvent, FromEvent> {
  readonly id: string;
  /** Whether it only reserves a place for a future program. */
  readonly placeholder: boolean;
  readonly picture: string | undefined;
  readonly dates: DateText | undefined;
  readonly facts: Facts;
  /** The path of its own page, if it has dates. */
  readonly page: string | undefined;
  readonly target: Target | null;
}

/** The cards of a page for camps, leagues or youth programs, and the label of the button that opens one. */
export function cardsOn(content: Content, key: string): { cards: ProgramCardData[]; more: string } {
  const [part] = pageOf(content, key).shows;
  if (part === "camps") return { cards: campCards(content), more: "Agenda" };
  return { cards: part === "leagues" ? leagueCards(content) : youthCards(content), more: "Info" };
}

/** A card without dates, facts and anything to buy. */
const plain = {
  placeholder: false,
  picture: undefined,
  dates: undefined,
  facts: { card: [], dialog: [] },
  info: [],
  page: undefined,
  action: "Purchase",
  target: null,
  sale: undefined,
} as const;

/** The cards of the camps page: every camp, then placeholders for future ones. */
export function campCards(content: Content): ProgramCardData[] {
  const real = datedCards(content, "camp").toSorted(byDate);
  const { places, ...words } = content.placeholders.camp;
  const kept = Array.from({ length: Math.max(0, places - real.length) }, (_, index) => ({
    ...plain,
    ...words,
    id: `upcoming-camp-${index + 1}`,
    placeholder: true,
  }));
  return [...real, ...kept];
}

/** The cards of the tournament page. */
export function leagueCards(content: Content): ProgramCardData[] {
  return datedCards(content, "league");
}

/** The next first; what is over last. */
function byDate(a: ProgramCardData, b: ProgramCardData): number {
  const key = ({ sale, dates }: ProgramCardData) => `${sale?.phase === "after" ? 1 : 0} ${dates?.told ?? ""}`;
  return key(a).localeCompare(key(b));
}

function datedCards(content: Content, kind: KindKey): ProgramCardData[] {
  return content[kinds[kind].folder].map((entry) => {
    const event = eventOf(content, kind, entry.slug);
    const { description, info, body, offers } = event;
    const said = { card: description, dialog: [...info, body].join(" ") };
    return {
      ...event,
      id: event.slug,
      placeholder: false,
      facts: factsBeside(entry, offers, said),
      page: event.path,
      target: pageTarget(content, entry.pricing),
    };
  });
}

/** The cards of the youth programs. */
export function youthCards(content: Content): ProgramCardData[] {
  return content.programs.map((program) => {
    const { slug, description, info, body, ages, join, pricing } = program;
    const said = { card: description, dialog: [...info, body].join(" ") };
    return {
      ...plain,
      ...program,
      id: slug,
      facts: factsBeside({ ages, sports: [] }, offersOn(content, pricing), said),
      action: join,
      target: pageTarget(content, pricing),
      sale: saleOf(program, "This program is over", todayAt(content.facility)),
    };
  });
}
