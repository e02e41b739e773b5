import { dayAfter, weekdayOf } from "./zoned-time.ts";

/**
 * The federal holidays of the United States, on the days that the law names: 5 U.S.C. 6103(a). The days off in lieu of
 * a Saturday or Sunday, of 6103(b), are not among them.
 */

/** A holiday is on `day` (`07-04`), or on the first `weekday` (0 is Sunday) from that day on. */
export interface Holiday {
  readonly name: string;
  readonly day: string;
  readonly weekday?: number;
}

const monday = 1;
const thursday = 4;

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

/** The date of a holiday from a day on. */
export function nextDate({ day, weekday }: Holiday, today: string): string {
  const year = Number(today.slice(0, 4));
  const dates = [year, year + 1].map((each) => {
    const first = `${each}-${day}`;
    return weekday === undefined ? first : dayAfter(first, (weekday - weekdayOf(first) + 7) % 7);
  });
  return dates.find((date) => date >= today) ?? today;
}

/** The holidays of these names, in the order of the year. */
export function holidaysNamed(names: readonly HolidayName[]): Holiday[] {
  return federalHolidays.filter(({ name }) => names.includes(name));
}
