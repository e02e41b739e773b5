/**
 * Sales: from when until when packages and events are for sale, and what their buttons say before and after. A page
 * gets the dates, too, so that its script can begin and end a sale at midnight.
 */
import { fillIn } from "../lib/fill-in.ts";
import { formatDate } from "../lib/dates.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Package } from "../content/schema/package.ts";
import type { Content, EventFile } from "../content/schema/registry.ts";
import { hasPage } from "./pages.ts";
import { phaseOn, type DateSpan, type Phase } from "./today.ts";

type Words = Pick<Content, "words">;

/** When something is for sale, and why its button is disabled before and after. */
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

/** The words on an event that is sold out or canceled; `undefined` for any other. */
export function eventStatusText(
  { words: { disabled } }: Words,
  { status }: Pick<EventFile, "status">,
): string | undefined {
  if (!status) return undefined;
  return status.words ?? (status.now === "canceled" ? disabled.canceled : disabled.soldOut);
}

/**
 * The sale of an event, which ends the day before the event or before the last of its days, on the last day of weekdays
 * that repeat, or when it is sold out or canceled. `undefined`: always on sale.
 */
export function eventSale(
  content: Pick<Content, "event-kinds" | "words">,
  { kind, dates, status }: Pick<EventFile, "kind" | "dates" | "status">,
  today: string,
): Sale | undefined {
  const text = eventStatusText(content, { status });
  if (text !== undefined) return endedSale(text, status?.now === "sold out");
  const closed = content["event-kinds"].find(({ slug }) => slug === kind)?.closed ?? "";
  if (!dates) return undefined;
  return saleOf(content, { until: lastDayOfSale(dates) }, closed, today);
}

/** What is on each week can be joined until its last day, days of a list until the last of them begins. */
function lastDayOfSale({ from, until, days, weekly }: NonNullable<EventFile["dates"]>): string | undefined {
  if (weekly.length > 0) return until;
  return dayAfter(days.at(-1) ?? from, -1);
}

/** Whether a package is reserved on one page, such as a spot in the Founders Club: a special that names that page. */
export function isReserved(content: Content, { kind, soldOn }: Package): boolean {
  return kind === "special" && soldOn !== undefined && hasPage(content, soldOn);
}

/** The sale of a package: its own dates, but never longer than its event's, nor once it is full. */
export function packageSale(content: Content, item: Package, today: string): Sale | undefined {
  const { disabled } = content.words;
  if (item.full) return endedSale(disabled.full, true);
  const { from, until } = item;
  const event = content.events.find(({ slug }) => slug === item.event);
  const ofEvent = event && eventSale(content, event, today);
  if (event?.status) return ofEvent;
  if (ofEvent?.until === undefined || (until !== undefined && until < ofEvent.until))
    return saleOf(content, { from, until }, disabled.ended, today);
  return saleOf(content, { from, until: ofEvent.until }, ofEvent.after, today);
}

/** A sale that is over whatever its dates. */
function endedSale(after: string, soldOut: boolean): Sale {
  return { phase: "after", before: undefined, after, soldOut };
}

function saleOf({ words }: Words, { from, until }: DateSpan, after: string, today: string): Sale | undefined {
  if (from === undefined && until === undefined) return undefined;
  const before = from === undefined ? undefined : fillIn(words.disabled.notYet, { date: formatDate(from) });
  return { from, until, phase: phaseOn({ from, until }, today), before, after };
}
