/** Everything a page says about the opening hours. */
import { closuresOf, type Closure } from "./closures.ts";
import type { Content } from "./content.ts";
import { hoursRows, type HoursRow } from "./hours-rows.ts";
import { timetableOf } from "./hours.ts";
import { todayAt } from "./season.ts";

export interface OpeningHours {
  readonly rows: readonly HoursRow[];
  readonly closures: readonly Closure[];
}

type Sources = Pick<Content, "hours" | "facility">;

/** The week, and the days ahead that differ. */
export function openingHours({ hours, facility }: Sources, today = todayAt(facility)): OpeningHours {
  return { rows: hoursRows(hours), closures: closuresOf(hours, today) };
}

/** What the script in every page reads to tell open from closed: the timetable as JSON, and its time zone. */
export function clockwork(
  { hours, facility }: Sources,
  today = todayAt(facility),
): { readonly hours: string; readonly zone: string } {
  return { hours: JSON.stringify(timetableOf(hours, today)), zone: facility.timeZone };
}
