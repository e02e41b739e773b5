/** The hours for the script of a page. */
import {
  daysOf,
  weekdays,
  comingSeasons,
  type Hours,
  type WeeklyHours,
  type Weekday,
} from "../content/schema/hours.ts";
import { formatWeekday } from "../lib/dates.ts";
import { periodsOf, type DayEntry } from "../lib/day-hours.ts";
import { holidaysNamed } from "../lib/holidays.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { exceptionsFrom } from "./other-hours.ts";
import type { DayHours, SpecialDays, Timetable, Week } from "../lib/opening.ts";

/** The hours of an entry. Words in place of times begin with the name of the day. */
function dayHours(entry: DayEntry, name: string): DayHours {
  if (entry.words !== undefined) return `${name}: ${entry.words}`;
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

/** The days of each year are in pages with their dates, for as many years as a site might not be built anew. */
const yearsInPages = 3;

/** The weeks of the year, the special days and seasons from the day before `today` on, and the holidays. */
export function timetableOf(hours: Hours, today: string): Timetable {
  const { weekly, holidays, holidayWords } = hours;
  // The hours of the night before may end after midnight.
  const yesterday = dayAfter(today, -1);
  const special = exceptionsFrom(hours, yesterday, yearsInPages).map(
    ({ exception, from, until }): SpecialDays => ({
      from,
      until,
      hours: dayHours(exception, exception.reason),
    }),
  );
  const seasons = comingSeasons(hours, yesterday, yearsInPages);
  return {
    week: weekOf(weekly),
    seasons:
      seasons.length > 0
        ? seasons.map(({ from, until, weekly: days }) => ({ from, until, week: weekOf(days) }))
        : undefined,
    special,
    ...(holidays.length > 0 ? { holidays: holidaysNamed(holidays), holidayWords } : {}),
  };
}
