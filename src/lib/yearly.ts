/**
 * When yearly things take place. Small, because it runs on every page.
 *
 * `yearly` keeps its weekdays: each year it begins on the same weekday as the first time, on the day nearest to the
 * first date (at most three days away). `yearly-on-date` keeps its dates; February 29 becomes March 1 in other years.
 * Both are always computed from the first time, so that dates do not drift. The next occurrence becomes current the day
 * after the previous one ends.
 */
import { dayAfter } from "./zoned-time.ts";

export const repeats = ["yearly", "yearly-on-date"] as const;

/** First and last day. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** The days of the first time, and how it repeats. */
export interface Term extends Days {
  readonly repeats?: (typeof repeats)[number] | undefined;
}

/** The occurrence that is current or next on a day; the only one if the term does not repeat. */
export function occurrenceOn(term: Term, day: string): Days {
  return occurrence(term, indexOn(term, day));
}

/** The first day on which the current occurrence counts as the next one; `undefined` for the first occurrence. */
export function tookOver(term: Term, day: string): string | undefined {
  const index = indexOn(term, day);
  return index === 0 ? undefined : dayAfter(occurrence(term, index - 1).until);
}

/** Whether it has ended and does not repeat. */
export function hasPassed({ until, repeats }: Term, day: string): boolean {
  return !repeats && until < day;
}

/** How many years after the first occurrence the one for a day is. */
function indexOn(term: Term, day: string): number {
  if (!term.repeats) return 0;
  const first = Math.max(0, yearOf(day) - yearOf(term.until) - 1);
  // An occurrence can end up to three days into another year, so the fourth attempt is always late enough.
  let index = first;
  while (index < first + 3 && occurrence(term, index).until < day) index++;
  return index;
}

function occurrence({ from, until, repeats }: Term, years: number): Days {
  if (!repeats) return { from, until };
  const date = yearsAfter(from, years);
  if (repeats !== "yearly") return { from: date, until: yearsAfter(until, years) };
  const begins = dayAfter(date, (((daysFrom(date, from) % 7) + 10) % 7) - 3);
  return { from: begins, until: dayAfter(begins, daysFrom(from, until)) };
}

/** The number of days between two dates; NaN if one is not a date. */
export function daysFrom(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 864e5;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The same date in another year; March 1 if that year has no February 29. */
function yearsAfter(date: string, years: number): string {
  const shifted = new Date(date);
  shifted.setUTCFullYear(yearOf(date) + years);
  return shifted.toISOString().slice(0, 10);
}
