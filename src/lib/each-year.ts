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
  `^(?<place>${places.join("|")}) (?<weekday>${weekdays.join("|")}) of (?<month>${months.join("|")})$`,
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

function firstOfMonth(year: number, index: number): string {
  return new Date(Date.UTC(year, index)).toISOString().slice(0, 10);
}
