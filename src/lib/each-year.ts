/** Days of each year: `12-26`, `third monday of february`, `last friday of august`. */
import { dayAfter, weekdayOf } from "./zoned-time.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
/** A fifth is not in each year. */
const places = ["first", "second", "third", "fourth", "last"];

const monthAndDay = /^\d{2}-\d{2}$/u;
const weekdayOfMonth = new RegExp(
  String.raw`^\s*(?<place>${places.join("|")})\s+(?<weekday>${weekdays.join("|")})\s+of\s+(?<month>${months.join("|")})\s*$`,
  "iu",
);

/** Whether a text names a day of each year. February 29 is not in each. */
export function isEachYear(text: string): boolean {
  if (!monthAndDay.test(text)) return weekdayOfMonth.test(text);
  const day = Date.parse(`2001-${text}T00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().slice(5, 10) === text;
}

/** The date of a day of each year in this year: `2027-02-15` for `third monday of february`. */
export function dateIn(year: number, eachYear: string): string {
  const { place = "", weekday = "", month = "" } = weekdayOfMonth.exec(eachYear.toLowerCase())?.groups ?? {};
  if (place === "") return `${year}-${eachYear}`;
  const after = (date: string) => dayAfter(date, (weekdays.indexOf(weekday) - weekdayOf(date) + 7) % 7);
  const index = months.indexOf(month);
  if (place === "last") return dayAfter(after(firstOfMonth(year, index + 1)), -7);
  return dayAfter(after(firstOfMonth(year, index)), places.indexOf(place) * 7);
}

/** Whether the last of several days comes after the first within one month, in every year; those of two months always do. */
export function isInOrderEachYear(from: string, until: string): boolean {
  return aCycleOfYears.every((year) => {
    const [first, last] = [dateIn(year, from), dateIn(year, until)];
    return first <= last || first.slice(0, 7) !== last.slice(0, 7);
  });
}

/** Weekdays fall on the same dates every 28 years. */
const aCycleOfYears = Array.from({ length: 28 }, (_, index) => 2001 + index);

function firstOfMonth(year: number, index: number): string {
  return new Date(Date.UTC(year, index)).toISOString().slice(0, 10);
}
