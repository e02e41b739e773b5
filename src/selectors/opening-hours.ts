/** Everything a page says about the opening hours. */
import { closuresOf, type Closure } from "./closures.ts";
import { offsetsOf } from "../lib/time-zone.ts";
import { settings } from "../settings.ts";
import type { Content } from "../content/schema/registry.ts";
import { hoursRows, type HoursRow } from "./hours-rows.ts";
import { timetableOf } from "../content/schema/hours.ts";
import { todayAt } from "./seasons.ts";

export interface OpeningHours {
  readonly rows: readonly HoursRow[];
  readonly closures: readonly Closure[];
}

type Sources = Pick<Content, "hours" | "facility">;

/** The week, and the days ahead that differ. */
export function openingHours({ hours, facility }: Sources, today = todayAt(facility)): OpeningHours {
  return { rows: hoursRows(hours), closures: closuresOf(hours, today) };
}

/** What the script in every page reads to tell open from closed, as JSON: the timetable, and its zone's offsets. */
export function openNowData(
  { hours, facility }: Sources,
  today = todayAt(facility),
): { readonly hours: string; readonly offsets: string } {
  return {
    hours: JSON.stringify(timetableOf(hours, today)),
    offsets: JSON.stringify(offsetsOf(facility.timeZone, settings.now)),
  };
}
