/** Cards for camps, leagues and youth programs, and the targets of their buttons. */
import { dateText, type DateText } from "../lib/date-text.ts";
import { kindPath, type KindKey } from "../routes.ts";
import type { Target } from "./booking.ts";
import type { Content } from "../content/schema/registry.ts";
import { factsBeside, offersNamed, offersOn, type Facts } from "./prices.ts";
import { overText, saleOf, seasonSale, todayAt, type Sale } from "./seasons.ts";
import { hasPage, pageOf, type PageSources } from "./pages.ts";

/** A card with details in a dialog. */
export interface ProgramCardData {
  readonly id: string;
  /** Whether it only reserves a place for a future program. */
  readonly placeholder: boolean;
  readonly name: string;
  readonly description: string;
  readonly picture: string | undefined;
  /** `June 21 – 25, 2027`. */
  readonly dates: DateText | undefined;
  /** Sports, ages and price. */
  readonly facts: Facts;
  /** The text of the dialog, in Markdown. */
  readonly body: string;
  /** Up to six lines above it. */
  readonly info: readonly string[];
  /** The path of its own page, if it has dates. */
  readonly page: string | undefined;
  /** The label of the red button. */
  readonly action: string;
  readonly target: Target | null;
  /** When its button is enabled; `undefined` if it has no end. */
  readonly sale: Sale | undefined;
}

type Sources = PageSources & Pick<Content, "camps" | "leagues" | "programs" | "placeholders" | "facility">;

/** The cards of a page for camps, leagues or youth programs, and the label of the button that opens one. */
export function cardsOn(content: Sources, key: string): { cards: ProgramCardData[]; more: string } {
  const [part] = pageOf(content, key).shows;
  if (part === "camps") return { cards: campCards(content), more: "Agenda" };
  return { cards: part === "leagues" ? leagueCards(content) : youthCards(content), more: "Info" };
}

/** The cards of the camps page: every camp, then placeholders for future ones. */
export function campCards(content: Sources): ProgramCardData[] {
  const { camps, placeholders } = content;
  const real = camps.map((camp) => datedCard(content, "camp", camp, { action: "Purchase" }));
  const kept = Array.from(
    { length: Math.max(0, placeholders.camp.places - real.length) },
    (_, index): ProgramCardData => ({
      id: `upcoming-camp-${index + 1}`,
      placeholder: true,
      name: placeholders.camp.name,
      description: placeholders.camp.description,
      picture: undefined,
      dates: undefined,
      facts: { card: [], dialog: [] },
      body: placeholders.camp.body,
      info: [],
      page: undefined,
      action: "Purchase",
      target: null,
      sale: undefined,
    }),
  );
  return [...real.toSorted(byDate), ...kept];
}

/** The cards of the tournament page. */
export function leagueCards(content: Sources): ProgramCardData[] {
  return content.leagues.map((league) =>
    datedCard(content, "league", league, { action: league.join, info: league.info }),
  );
}

/** The next first; what is over last. */
function byDate(a: ProgramCardData, b: ProgramCardData): number {
  const key = ({ sale, dates }: ProgramCardData) => `${sale?.phase === "after" ? 1 : 0} ${dates?.told ?? ""}`;
  return key(a).localeCompare(key(b));
}

function datedCard(
  content: Sources,
  kind: KindKey,
  entry: Sources["camps"][number] | Sources["leagues"][number],
  { action, info = [] }: { readonly action: string; readonly info?: readonly string[] },
): ProgramCardData {
  const { slug, name, description, picture, season, body, pricing, packages } = entry;
  const today = todayAt(content.facility);
  return {
    id: slug,
    placeholder: false,
    name,
    description,
    picture,
    dates: dateText(season, today),
    facts: factsBeside(entry, offersNamed(content, packages), {
      card: description,
      dialog: [...info, body].join(" "),
    }),
    body,
    info,
    page: kindPath(kind, slug),
    action,
    target: targetOf(content, pricing),
    sale: seasonSale(season, overText[kind], today),
  };
}

/** The cards of the youth programs. */
export function youthCards(content: Sources): ProgramCardData[] {
  return content.programs.map(({ slug, name, description, picture, info, join, pricing, body, ...term }) => ({
    id: slug,
    placeholder: false,
    name,
    description,
    picture,
    dates: undefined,
    facts: factsBeside({ ages: term.ages, sports: [] }, offersOn(content, pricing), {
      card: description,
      dialog: [...info, body].join(" "),
    }),
    body,
    info,
    page: undefined,
    action: join,
    target: targetOf(content, pricing),
    sale: saleOf(term, "This program is over", todayAt(content.facility)),
  }));
}

function targetOf(content: Sources, pricing: Content["camps"][number]["pricing"]): Target | null {
  return pricing && hasPage(content, pricing)
    ? { href: pageOf(content, pricing).path, newWindow: true }
    : null;
}
