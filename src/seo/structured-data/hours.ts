/** The opening hours as schema.org has them. Holidays keep the hours of their weekday. */
import { formatWeekday } from "../../lib/dates.ts";
import type { Period } from "../../lib/opening.ts";
import { periodsOf } from "../../lib/day-hours.ts";
import { comingExceptions } from "../../selectors/other-hours.ts";
import {
  comingSeasons,
  daysOf,
  weekdays,
  type Hours,
  type Weekday,
  type WeeklyHours,
} from "../../content/schema/hours.ts";

const closed: Period = { opens: "00:00", closes: "00:00" };

/** The hours of the regular week, and of the seasons from today on with their days. */
export function weeklyOpeningHours(hours: Hours, today: string) {
  return [
    ...weekOf(hours.weekly),
    ...comingSeasons(hours, today).flatMap(({ from, until, weekly: week }) =>
      [...weekOf(week), ...closedDays(week)].map((days) => ({
        ...days,
        validFrom: from,
        validThrough: until,
      })),
    ),
  ];
}

function weekOf(weekly: readonly WeeklyHours[]) {
  return weekly.flatMap((entry) =>
    periodsOf(entry).map((period) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: daysOf(entry).map(dayOfWeek),
      ...onTheClock(period),
    })),
  );
}

/** The days without times, as closed; otherwise the regular hours would apply to them. */
function closedDays(weekly: readonly WeeklyHours[]) {
  const withTimes = weekly.filter((entry) => periodsOf(entry).length > 0);
  const open = new Set(withTimes.flatMap((entry) => daysOf(entry)));
  const days = weekdays.filter((day) => !open.has(day));
  if (days.length === 0) return [];
  return [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek: days.map(dayOfWeek), ...closed }];
}

/** The special days from today on. Those that only have words are closed; otherwise the usual hours would apply. */
export function specialOpeningHours(hours: Hours, today: string) {
  return comingExceptions(hours, today).flatMap(({ exception, from, until }) => {
    const periods = periodsOf(exception).map(onTheClock);
    return (periods.length > 0 ? periods : [closed]).map((period) => ({
      validFrom: from,
      validThrough: until,
      ...period,
    }));
  });
}

/** All day ends at 23:59; any other midnight is 00:00 of the next day, and an hour later is 01:00. */
function onTheClock({ opens, closes }: Period): Period {
  if (opens === "00:00" && closes === "24:00") return { opens, closes: "23:59" };
  const [hours = "", minutes = ""] = closes.split(":");
  return { opens, closes: `${String(Number(hours) % 24).padStart(2, "0")}:${minutes}` };
}

/** The address of a weekday, one of those that `schema-dts` lists. */
function dayOfWeek(day: Weekday) {
  return `https://schema.org/${formatWeekday(day)}` as "https://schema.org/Monday";
}
