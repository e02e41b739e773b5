/** When the facility is open, from its hours. */
import { holidaysNamed } from "../../lib/holidays.ts";
import type { DayHours, Period, SpecialDays, Timetable, Week } from "../../lib/opening.ts";
import { formatPeriods, formatWeekday, formatWeekdayRange } from "../../lib/dates.ts";
import {
  daysOf,
  weekdays,
  type Exception,
  type Hours,
  type WeeklyHours,
  type Weekday,
} from "../schema/hours.ts";

type DayEntry = Pick<Exception, "opens" | "closes" | "and" | "words">;

/** The first and the last day of an exception. */
export function daySpan({ date, until = date }: Exception): {
  readonly from: string;
  readonly until: string;
} {
  return { from: date, until };
}

/** The periods of an entry in order; none if it is closed, or has words in place of times. */
export function periodsOf({ opens, closes, and }: Pick<DayEntry, "opens" | "closes" | "and">): Period[] {
  if (opens === undefined || closes === undefined) return [];
  return [{ opens, closes }, ...and].map(throughTheNight);
}

/** Counts on after midnight: `01:00` is `25:00` if it is after the opening. */
function throughTheNight({ opens, closes }: Period): Period {
  if (opens < closes) return { opens, closes };
  const [hours = "", minutes = ""] = closes.split(":");
  return { opens, closes: `${Number(hours) + 24}:${minutes}` };
}

/** The texts of a day for visitors: `2:00pm to 9:00pm` for each period, or its words, or `Closed`. */
export function dayTexts(entry: DayEntry): string[] {
  if (entry.words !== undefined) return [entry.words];
  const periods = formatPeriods(periodsOf(entry));
  return periods.length > 0 ? periods : ["Closed"];
}

/** `Monday to Friday 2:00pm to 9:00pm`, with `and` between periods. */
export function formatHours(week: WeeklyHours): string {
  return `${formatWeekdayRange(week)} ${dayTexts(week).join(" and ")}`;
}

/** The hours of an entry for the script of a page; `of` says which day, before the words of one without times. */
function dayHours(entry: DayEntry, of: string): DayHours {
  if (entry.words !== undefined) return `${of}: ${entry.words}`;
  const times = periodsOf(entry).flatMap(({ opens, closes }) => [opens, closes]);
  return times.length > 0 ? times : null;
}

const sundayFirst: readonly Weekday[] = ["sunday", ...weekdays.filter((day) => day !== "sunday")];

function weekOf(weekly: readonly WeeklyHours[]): Week {
  return sundayFirst.map((day) => {
    const entry = weekly.find((each) => daysOf(each).includes(day));
    return entry ? dayHours(entry, formatWeekday(day)) : null;
  });
}

/** The hours for the script of a page: the weeks of the year, the special days from `today` on, and the holidays. */
export function timetableOf(
  { weekly, seasons, exceptions, holidays, holidayWords }: Hours,
  today: string,
): Timetable {
  const special = exceptions
    .filter((exception) => daySpan(exception).until >= today)
    .map((exception): SpecialDays => {
      const span = daySpan(exception);
      return { ...span, hours: dayHours(exception, exception.reason) };
    });
  const coming = seasons.filter(({ until }) => until >= today);
  return {
    week: weekOf(weekly),
    seasons:
      coming.length > 0
        ? coming.map(({ from, until, weekly: days }) => ({ from, until, week: weekOf(days) }))
        : undefined,
    special,
    ...(holidays.length > 0 ? { holidays: holidaysNamed(holidays), holidayWords } : {}),
  };
}
