/** What is dated: whether it is still to come, takes place or has passed, and what is no longer for sale then. */
import { formatDate } from "../lib/dates.ts";
import { offsetsOf } from "../lib/zone-offsets.ts";
import { wallClock } from "../lib/zoned-time.ts";
import { settings } from "../settings.ts";
import type { Content, Entry } from "./content.ts";
import type { Package } from "./package.ts";

/** First and last day; a side left out is open. */
export interface Term {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export type Phase = "before" | "during" | "after";

/** When something is for sale, and what its card says before and after. */
export interface Sale extends Term {
  /** Where the day of the build stands; a page that is older finds out itself. */
  readonly phase: Phase;
  /** `On sale from December 1, 2026`. */
  readonly before: string;
  /** `This camp is over`. */
  readonly after: string;
}

/** The date on the facility's wall. */
export function todayAt({ timeZone }: { readonly timeZone: string }): string {
  return wallClock(settings.now, offsetsOf(timeZone, settings.now)).date;
}

/** Where a day stands to a term. */
export function phaseOf({ from, until }: Term, today: string): Phase {
  if (from !== undefined && today < from) return "before";
  return until !== undefined && today > until ? "after" : "during";
}

/** The sale of something that ends with its term; nothing for what is always on sale. */
export function saleOf({ from, until }: Term, after: string, today: string): Sale | undefined {
  if (from === undefined && until === undefined) return undefined;
  const before = from === undefined ? "" : `On sale from ${formatDate(from)}`;
  return { from, until, phase: phaseOf({ from, until }, today), before, after };
}

/** The sale of a package: its own dates, and never longer than the camp or season it belongs to. */
export function packageSale(
  { camps, leagues }: Pick<Content, "camps" | "leagues">,
  { slug, from, until }: Entry<Package>,
  today: string,
): Sale | undefined {
  const last = (holders: readonly { packages: readonly string[]; season: { until: string } }[]) =>
    holders
      .filter(({ packages }) => packages.includes(slug))
      .map(({ season }) => season.until)
      .sort()
      .at(-1);
  const [camp, league] = [last(camps), last(leagues)];
  const end = [camp, league]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  if (end === undefined || (until !== undefined && until < end))
    return saleOf({ from, until }, "This offer has ended", today);
  return saleOf({ from, until: end }, end === camp ? "This camp is over" : "This season is over", today);
}

/** Whether one can still apply for a job. */
export function jobIsOpen(job: { readonly until?: string | undefined }, today: string): boolean {
  return phaseOf({ until: job.until }, today) !== "after";
}
