import { dayAfter, weekdayOf } from "./zoned-time.ts";

/**
 * The federal holidays of the United States, on the days that the law names, 5 U.S.C. 6103(a), and on those on which
 * they are observed: the Friday before a Saturday, the Monday after a Sunday.
 */

/**
 * A holiday is on `day` (`07-04`), or on the first `weekday` (0 is Sunday) from that day on. Where it has no weekday and
 * is on a Saturday or Sunday, it is observed on the nearest day of the week, too.
 */
export interface Holiday {
  readonly name: string;
  readonly day: string;
  readonly weekday?: number;
}

const sunday = 0;
const monday = 1;
const thursday = 4;
const saturday = 6;

const federalHolidays = [
  { name: "New Year's Day", day: "01-01" },
  { name: "Martin Luther King Jr. Day", day: "01-15", weekday: monday },
  { name: "Washington's Birthday", day: "02-15", weekday: monday },
  { name: "Memorial Day", day: "05-25", weekday: monday },
  { name: "Juneteenth", day: "06-19" },
  { name: "Independence Day", day: "07-04" },
  { name: "Labor Day", day: "09-01", weekday: monday },
  { name: "Columbus Day", day: "10-08", weekday: monday },
  { name: "Veterans Day", day: "11-11" },
  { name: "Thanksgiving", day: "11-22", weekday: thursday },
  { name: "Christmas Day", day: "12-25" },
] as const satisfies readonly Holiday[];

export type HolidayName = (typeof federalHolidays)[number]["name"];

export const holidayNames: readonly HolidayName[] = federalHolidays.map(({ name }) => name);

/** What people call a holiday besides its name. */
export const otherHolidayNames: Readonly<Partial<Record<HolidayName, string>>> = {
  "New Year's Day": "New Years",
  "Martin Luther King Jr. Day": "MLK Day",
  "Washington's Birthday": "Presidents' Day, Presidents Day, President's Day",
  "Independence Day": "4th of July, Fourth of July, July 4th, July 4",
  "Columbus Day": "Indigenous Peoples' Day",
  "Christmas Day": "Xmas",
};

/** The days of a holiday from today on, when it comes next: two if it is observed on another day. */
export function nextDates(holiday: Holiday, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].map((each) => datesIn(each, holiday).filter((date) => date >= today));
  return next.find((dates) => dates.length > 0) ?? [];
}

function datesIn(year: number, { day, weekday }: Holiday): string[] {
  const first = `${year}-${day}`;
  if (weekday !== undefined) return [dayAfter(first, (weekday - weekdayOf(first) + 7) % 7)];
  if (weekdayOf(first) === saturday) return [dayAfter(first, -1), first];
  if (weekdayOf(first) === sunday) return [first, dayAfter(first)];
  return [first];
}

/** The holidays of these names, in the order of the year. */
export function holidaysNamed(names: readonly HolidayName[]) {
  return federalHolidays.filter(({ name }) => names.includes(name));
}
