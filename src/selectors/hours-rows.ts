/** The opening hours as rows of words. */
import { formatTime } from "../lib/dates.ts";
import { formatWeekdayRange } from "../content/read/facts.ts";
import type { Hours } from "../content/schema/hours.ts";

export interface HoursRow {
  /** `Monday to Friday`. */
  readonly days: string;
  /** `2:00pm`. */
  readonly opens: string;
  /** `9:00pm`. */
  readonly closes: string;
}

/** A row for each entry of the week, in its order. */
export function hoursRows({ weekly }: Hours): HoursRow[] {
  return weekly.map((week) => ({
    days: formatWeekdayRange(week),
    opens: formatTime(week.opens),
    closes: formatTime(week.closes),
  }));
}
