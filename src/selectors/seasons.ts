/** Seasons and sales: before, during or after their dates. */
import { dateText, type DateText } from "../lib/date-text.ts";
import { occurrenceOn, type Term } from "../lib/yearly.ts";
import { offsetsOf } from "../lib/time-zone.ts";
import { wallClock } from "../lib/zoned-time.ts";
import type { KindKey } from "../routes.ts";
import { settings } from "../settings.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import type { Package } from "../content/schema/package.ts";
import { firstDate, lastDate } from "../content/schema/types.ts";

/** First and last day; a missing one means no limit. */
interface Span {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export type Phase = "before" | "during" | "after";

/** When something is for sale, and the text of its card before and after. */
export interface Sale extends Span {
  /** The phase on the day of the build; the page's script updates it later. */
  readonly phase: Phase;
  /** `On sale from December 1, 2026`: the words before the date, and the date. */
  readonly before: { readonly words: string; readonly date: DateText } | undefined;
  /** `This camp is over`. */
  readonly after: string;
  /** Set if it is on sale again every year. */
  readonly repeating: Term | undefined;
}

/** Today's date in the facility's time zone. */
export function todayAt({ timeZone }: { readonly timeZone: string }): string {
  return wallClock(settings.now, offsetsOf(timeZone, settings.now)).date;
}

/** Whether a day is before, during or after a span of days. */
export function phaseOn({ from, until }: Span, today: string): Phase {
  if (from !== undefined && today < from) return "before";
  return until !== undefined && today > until ? "after" : "during";
}

/** The current or next season if it repeats; else the only one. */
export function currentSeason<Season extends Term>(season: Season, today: string): Season {
  return { ...season, ...occurrenceOn(season, today) };
}

/** The first and last day of a sale, once or every year; a missing one means no limit. */
type Selling = Span & Pick<Term, "repeats">;

/** The sale of something that ends with its term; `undefined` if it is always on sale. */
export function saleOf({ from, until, repeats }: Selling, after: string, today: string): Sale | undefined {
  if (from === undefined && until === undefined) return undefined;
  const term = { from: from ?? firstDate, until: until ?? lastDate, repeats };
  const repeating = repeats && term;
  const span = repeating ? occurrenceOn(repeating, today) : { from, until };
  const before =
    from === undefined ? undefined : { words: "On sale from", date: dateText(term, today, "first") };
  return { ...span, phase: phaseOn(span, today), before, after, repeating };
}

/** The sale of a camp or league. A repeating one is always on sale: the next season after the last one ends. */
export function seasonSale({ until, repeats }: Term, after: string, today: string): Sale | undefined {
  return repeats ? undefined : saleOf({ until }, after, today);
}

/** The sale of a package: its own dates, but never longer than its camp or season. */
export function packageSale(
  { camps, leagues }: Pick<Content, "camps" | "leagues">,
  { slug, from, until, repeats }: Entry<Package>,
  today: string,
): Sale | undefined {
  const seasons = (holders: readonly { packages: readonly string[]; season: Term }[]) =>
    holders.filter(({ packages }) => packages.includes(slug)).map(({ season }) => season);
  const [ofCamps, ofLeagues] = [seasons(camps), seasons(leagues)];
  const all = [...ofCamps, ...ofLeagues];
  const end = all.some((season) => season.repeats) ? undefined : lastDay(all);
  if (end === undefined || (until !== undefined && until < end))
    return saleOf({ from, until, repeats }, "This offer has ended", today);
  return saleOf({ from, until: end }, end === lastDay(ofCamps) ? overText.camp : overText.league, today);
}

/** The last day of all the seasons; `undefined` if there are none. */
export function lastDay(seasons: readonly Term[]): string | undefined {
  return seasons
    .map(({ until }) => until)
    .sort()
    .at(-1);
}

/** The text on a camp or league after its season. */
export const overText: Readonly<Record<KindKey, string>> = {
  camp: "This camp is over",
  league: "This season is over",
};

/** Whether a job still takes applications. */
export function jobIsOpen(job: { readonly until?: string | undefined }, today: string): boolean {
  return phaseOn({ until: job.until }, today) !== "after";
}
