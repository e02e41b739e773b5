/** Special days for visitors and search engines, and a page's notices. */
import { dateText, type DateText } from "../lib/date-text.ts";
import { formatPeriods } from "../lib/dates.ts";
import { hasPassed, occurrenceOn, type Term } from "../lib/yearly.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Content } from "../content/schema/registry.ts";
import { periodsOf, termOf, type Hours } from "../content/schema/hours.ts";
import { pageOf } from "./pages.ts";
import { phaseOn } from "./seasons.ts";

/** A closure or special hours, shown from two weeks ahead. */
export interface Closure {
  readonly term: Term;
  /** How many days ahead to show it. */
  readonly ahead: number;
  /** Whether it shows on the day of the build. */
  readonly shown: boolean;
  /** `Thursday, November 26`, or `Thursday, December 24 to Saturday, December 26`. */
  readonly days: DateText;
  /** `Closed`, or `2:00pm to 5:00pm`. */
  readonly hours: string;
  readonly reason: string;
}

const ahead = 14;

/** Current and upcoming special days, earliest first. */
export function closuresOf(hours: Hours, today: string): Closure[] {
  return specialDays(hours, today).map(({ exception, term, from, until }) => ({
    term,
    ahead,
    shown: phaseOn({ from: dayAfter(from, -ahead), until }, today) === "during",
    days: dateText(term, today, "weekdays"),
    hours: formatPeriods(periodsOf(exception)).join(" and ") || "Closed",
    reason: exception.reason,
  }));
}

/** The special days from today on, each with its current or next dates, earliest first. */
export function specialDays({ exceptions }: Hours, today: string) {
  return exceptions
    .map((exception) => ({ exception, term: termOf(exception) }))
    .filter(({ term }) => !hasPassed(term, today))
    .map((special) => ({ ...special, ...occurrenceOn(special.term, today) }))
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** A line at the top of a page. */
export interface Notice {
  readonly term: Term;
  /** Whether it shows on the day of the build. */
  readonly shown: boolean;
  readonly text: string;
  readonly href: string | undefined;
}

/** The current and upcoming notices of a page. */
export function noticesOn(content: Content, key: string, today: string): Notice[] {
  return content.hours.notices
    .filter(
      (notice) => !hasPassed(notice, today) && (notice.pages.length === 0 || notice.pages.includes(key)),
    )
    .map(({ from, until, repeats, text, link }) => ({
      term: { from, until, repeats },
      text,
      href: link && pageOf(content, link).path,
      shown: isOn({ from, until, repeats }, today),
    }));
}

/** Whether a term includes a day. */
export function isOn(term: Term, day: string): boolean {
  return phaseOn(occurrenceOn(term, day), day) === "during";
}

/** The special days from today on as schema.org tells them: a closed day opens and closes at midnight. */
export function specialOpeningHours(hours: Hours, today: string) {
  return specialDays(hours, today).flatMap(({ exception, from, until }) => {
    const periods = exception.closed ? [{ opens: "00:00", closes: "00:00" }] : periodsOf(exception);
    return periods.map((period) => ({ validFrom: from, validThrough: until, ...period }));
  });
}
