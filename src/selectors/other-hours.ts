/** The days with other than the usual hours: the closures and special days of `hours.yaml`. */
import { formatDays, type DaySpan } from "../lib/dates.ts";
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

/**
 * The same for some coming years. A day has one entry: that with its date, else the first of each year. So a closure of
 * several days goes around a day with hours of its own.
 */
export function exceptionsFrom({ exceptions }: Pick<Hours, "exceptions">, today: string, years: number) {
  const dated = exceptions.filter(({ date }) => !isEachYear(date));
  const eachYear = exceptions.filter(({ date }) => isEachYear(date));
  const taken: DaySpan[] = [];
  return [...dated, ...eachYear].flatMap((exception) =>
    daySpans(exception, today, years).flatMap((span) => {
      const free = taken.reduce<DaySpan[]>(
        (parts, other) => parts.flatMap((part) => withoutDays(part, other)),
        [span],
      );
      taken.push(...free);
      return free.filter(({ until }) => until >= today).map((part) => ({ exception, ...part }));
    }),
  );
}

/** The days before and after others. */
function withoutDays({ from, until }: DaySpan, other: DaySpan): DaySpan[] {
  if (other.until < from || until < other.from) return [{ from, until }];
  return [
    { from, until: dayAfter(other.from, -1) },
    { from: dayAfter(other.until), until },
  ].filter((part) => part.from <= part.until);
}
