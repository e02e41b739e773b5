/** Today at the facility, and what is before, during or after its days on that day. */
import { offsetsOf } from "../lib/time-zone.ts";
import { wallClock } from "../lib/zoned-time.ts";
import { settings } from "../settings.ts";

/** First and last day; a missing one means no limit. */
export interface DateSpan {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export type Phase = "before" | "during" | "after";

/** Today's date in the facility's time zone. */
export function todayAt({ timeZone }: { readonly timeZone: string }): string {
  return wallClock(settings.now, offsetsOf(timeZone, settings.now)).date;
}

/** Whether a day is before, during or after a span of days. */
export function phaseOn({ from, until }: DateSpan, today: string): Phase {
  if (from !== undefined && today < from) return "before";
  return until !== undefined && today > until ? "after" : "during";
}
