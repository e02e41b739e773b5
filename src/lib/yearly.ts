/**
 * When yearly things take place. Small, because it runs on every page.
 *
 * `yearly` keeps its weekdays: each year it begins on the same weekday as the first time, on the day nearest to the
 * first date (at most three days away). `yearly-on-date` keeps its dates; where there is no February 29, it is March 1.
 * Both are always computed from the first time, so that nothing drifts, and the next occurrence takes over the day
 * after the last day of the one before.
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

/** The occurrence that takes place on a day or comes next; of what does not repeat, the only one. */
export function occurrenceOn(term: Term, day: string): Days {
  return occurrence(term, indexOn(term, day));
}

/** The first day on which the current occurrence counts as the next one; undefined for the first occurrence. */
export function tookOver(term: Term, day: string): string | undefined {
  const index = indexOn(term, day);
  return index === 0 ? undefined : dayAfter(occurrence(term, index - 1).until);
}

/** Whether it has ended and does not repeat. */
export function hasPassed({ until, repeats }: Term, day: string): boolean {
  return !repeats && until < day;
}

/** How many years after the first time the occurrence of a day takes place. */
function indexOn(term: Term, day: string): number {
  if (!term.repeats) return 0;
  const first = Math.max(0, yearOf(day) - yearOf(term.until) - 1);
  // Ends can lie three days into the next year or the last: the fourth try is always late enough.
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

/** How many days one day comes after another; not a number when one is no day. */
export function daysFrom(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / 864e5;
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The same date in another year; for February 29 where there is none, March 1. */
function yearsAfter(date: string, years: number): string {
  const shifted = new Date(date);
  shifted.setUTCFullYear(yearOf(date) + years);
  return shifted.toISOString().slice(0, 10);
}
