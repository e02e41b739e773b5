/** The days with other than the usual hours: the closures and special days of `hours.yaml`. */
import { formatDays } from "../lib/dates.ts";
import { isEachYear } from "../lib/each-year.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { daySpans, type Hours } from "../content/schema/hours.ts";
import { dayTexts } from "../lib/day-hours.ts";
import { phaseOn } from "./today.ts";

/** Changes are announced to visitors and to the owner this many days ahead. */
export const announcementDays = 14;

/** A line about days with other hours. */
export type OtherHoursLine = ReturnType<typeof specialDaysOf>[number];

/** Current and upcoming special days, earliest first. Each shows from two weeks ahead through its last day. */
export function specialDaysOf(hours: Hours, today: string) {
  return comingExceptions(hours, today).map(({ exception, from, until }) => {
    const shows = { from: dayAfter(from, -announcementDays), until };
    return {
      /** Its first day. */
      from,
      shows,
      /** Whether it shows on the day of the build. */
      shown: phaseOn(shows, today) === "during",
      days: formatDays(from, until),
      hours: dayTexts(exception).join(" and "),
      reason: exception.reason,
    };
  });
}

/**
 * The exceptions of `hours.yaml` from today on with their first and last day, earliest first. Those of each year are
 * there as of the coming year, unless the days have an entry with their dates.
 */
export function comingExceptions(hours: Hours, today: string) {
  return exceptionsFrom(hours, today, 1).toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The same for some coming years, those with dates first: they win. */
export function exceptionsFrom({ exceptions }: Pick<Hours, "exceptions">, today: string, years: number) {
  const spans = exceptions.flatMap((exception) =>
    daySpans(exception, today, years).map((span) => ({ exception, ...span })),
  );
  const dated = spans.filter(({ exception }) => !isEachYear(exception.date));
  const eachYear = spans.filter(
    ({ exception, from, until }) =>
      isEachYear(exception.date) && !dated.some((other) => other.from <= from && until <= other.until),
  );
  return [...dated, ...eachYear];
}
