/** Before, during or after dates: whether events and packages are on sale. */
import { formatDate } from "../lib/dates.ts";
import { offsetsOf } from "../lib/time-zone.ts";
import { dayAfter, wallClock } from "../lib/zoned-time.ts";
import { settings } from "../settings.ts";
import type { Package } from "../content/schema/package.ts";
import type { Content } from "../content/schema/registry.ts";
import { hasPage } from "./pages.ts";

/** First and last day; a missing one means no limit. */
interface DateSpan {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export type Phase = "before" | "during" | "after";

/** When something is for sale, and the text of its card before and after. */
export interface Sale extends DateSpan {
  /** The phase on the day of the build; the page's script updates it later. */
  readonly phase: Phase;
  /** `On sale from December 1, 2026`. */
  readonly before: string | undefined;
  /** `This camp has begun`. */
  readonly after: string;
  /** Whether everything is sold, so that its sale is over whatever its dates. */
  readonly soldOut?: boolean;
}

/** Today's date in the facility's time zone. */
export function todayAt({ timeZone }: { readonly timeZone: string }): string {
  return wallClock(settings.now, offsetsOf(timeZone, settings.now)).date;
}

/** Whether a day is before, during or after a span of days. */
export function phaseOn({ from, until }: DateSpan, today: string): Phase {
  if (from !== undefined && today < from) return "before";
  return until !== undefined && today > until ? "after" : "during";
}

type SalesWords = Content["words"]["sales"];
export type EventFile = Content["events"][number];

/** The words on an event that is sold out or canceled; `undefined` for any other. */
export function eventStatusText(
  { words }: Pick<Content, "words">,
  { status }: Pick<EventFile, "status">,
): string | undefined {
  if (!status) return undefined;
  return status.words ?? (status.now === "canceled" ? words.sales.canceled : words.sales.soldOut);
}

/**
 * The sale of an event ends when it begins, is sold out or canceled; `undefined` without any of these, when it is
 * always on sale.
 */
export function eventSale(
  content: Pick<Content, "event-kinds" | "words">,
  { kind, dates, status }: Pick<EventFile, "kind" | "dates" | "status">,
  today: string,
): Sale | undefined {
  const text = eventStatusText(content, { status });
  if (text !== undefined)
    return { phase: "after", before: undefined, after: text, soldOut: status?.now === "sold out" };
  const closed = content["event-kinds"].find(({ slug }) => slug === kind)?.closed ?? "";
  return dates && saleOf({ until: dayAfter(dates.from, -1) }, closed, content.words.sales, today);
}

/** Whether a package is a spot in the Founders Club: a special that the club's own page sells. */
export function isFoundersSpot(content: Content, { kind, listedOn }: Package): boolean {
  return kind === "special" && listedOn.includes("founders") && hasPage(content, "founders");
}

/** The sale of a package: its own dates, but never longer than its event's, nor once the Founders Club is full. */
export function packageSale(content: Content, item: Package, today: string): Sale | undefined {
  const { event, from, until } = item;
  if (isFoundersSpot(content, item) && content.policyNumbers.founders?.full)
    return { phase: "after", before: undefined, after: content.openSpots.reasons.full, soldOut: true };
  const eventOfPackage = content.events.find(({ slug }) => slug === event);
  const ofEvent = eventOfPackage && eventSale(content, eventOfPackage, today);
  if (eventOfPackage?.status) return ofEvent;
  if (ofEvent?.until === undefined || (until !== undefined && until < ofEvent.until))
    return saleOf({ from, until }, content.words.sales.ended, content.words.sales, today);
  return saleOf({ from, until: ofEvent.until }, ofEvent.after, content.words.sales, today);
}

function saleOf(
  { from, until }: DateSpan,
  after: string,
  words: SalesWords,
  today: string,
): Sale | undefined {
  if (from === undefined && until === undefined) return undefined;
  const before = from === undefined ? undefined : words.from.replace("{date}", () => formatDate(from));
  return { from, until, phase: phaseOn({ from, until }, today), before, after };
}
