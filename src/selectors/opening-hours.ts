import { closuresOf } from "./closures.ts";
import { formatPeriods } from "../lib/dates.ts";
import { formatHours, formatWeekdayRange } from "../content/read/variables.ts";
import { offsetsOf } from "../lib/time-zone.ts";
import { settings } from "../settings.ts";
import type { Content } from "../content/schema/registry.ts";
import { periodsOf, timetableOf } from "../content/read/timetable.ts";
import type { Hours } from "../content/schema/hours.ts";
import { todayAt } from "./sales.ts";

export type OpeningHours = ReturnType<typeof openingHours>;

/** The weekly hours and upcoming special days. */
export function openingHours({ hours, facility }: Content, today = todayAt(facility)) {
  return { rows: hoursRows(hours), closures: closuresOf(hours, today) };
}

/** The timetable and the time zone's offsets, for the script that shows whether the facility is open. */
export function openNowData({ hours, facility }: Content, today = todayAt(facility)) {
  return {
    timetable: timetableOf(hours, today),
    offsets: offsetsOf(facility.timeZone, settings.now),
  };
}

/** `Monday to Friday 2:00pm to 9:00pm, Saturday 9:00am to 6:00pm`. */
export function hoursText(hours: Hours): string {
  return hours.weekly.map(formatHours).join(", ");
}

/** The days with the same hours as text, `Monday to Friday`, with `2:00pm to 9:00pm`; two of these with a break. */
function hoursRows({ weekly }: Hours) {
  return weekly.map((week) => ({
    days: formatWeekdayRange(week),
    hours: formatPeriods(periodsOf(week)),
  }));
}
