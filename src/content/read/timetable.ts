/** When the facility is open, from its hours. */
import type { DayHours, Period, SpecialDays, Timetable } from "../../lib/opening.ts";
import {
  daysOf,
  weekdays,
  type Exception,
  type Hours,
  type WeeklyHours,
  type Weekday,
} from "../schema/hours.ts";

/** The first and the last day of an exception. */
export function daySpan({ date, until = date }: Exception): {
  readonly from: string;
  readonly until: string;
} {
  return { from: date, until };
}

/** The hours of an entry: two for a day with a break, none for a closed one. */
export function periodsOf({
  opens,
  closes,
  and,
}: Partial<Pick<Exception, "opens" | "closes" | "and">>): Period[] {
  if (opens === undefined || closes === undefined) return [];
  return [{ opens, closes }, ...(and ? [and] : [])];
}

function dayHours(entry: WeeklyHours | Exception | undefined): DayHours {
  const times = periodsOf(entry ?? {}).flatMap(({ opens, closes }) => [opens, closes]);
  return times.length > 0 ? times : null;
}

/** The hours for the script of a page: the week, and the special days from `today` on. */
export function timetableOf({ weekly, exceptions }: Hours, today: string): Timetable {
  const week = Array.from({ length: 7 }, (_, day) =>
    dayHours(weekly.find((entry) => daysOf(entry).includes(weekdays[(day + 6) % 7] as Weekday))),
  );
  const special = exceptions
    .filter((exception) => daySpan(exception).until >= today)
    .map((exception): SpecialDays => ({ ...daySpan(exception), hours: dayHours(exception) }));
  return { week, special };
}
