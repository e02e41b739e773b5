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
export function closuresOf({ exceptions }: Hours, today: string): Closure[] {
  return exceptions
    .filter((exception) => !hasPassed(termOf(exception), today))
    .map((exception) => {
      const term = termOf(exception);
      const { from, until } = occurrenceOn(term, today);
      return {
        term,
        ahead,
        shown: phaseOn({ from: dayAfter(from, -ahead), until }, today) === "during",
        days: dateText(term, today, "weekdays"),
        hours: formatPeriods(periodsOf(exception)).join(" and ") || "Closed",
        reason: exception.reason,
      };
    })
    .sort((a, b) => a.days.told.localeCompare(b.days.told));
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

/** A period in schema.org's `specialOpeningHoursSpecification`; a closed day opens and closes at midnight. */
export interface SpecialHours {
  readonly validFrom: string;
  readonly validThrough: string;
  readonly opens: string;
  readonly closes: string;
}

/** Special days from today on, for structured data. */
export function specialOpeningHours({ exceptions }: Hours, today: string): SpecialHours[] {
  return exceptions
    .filter((exception) => !hasPassed(termOf(exception), today))
    .flatMap((exception) => {
      const { from, until } = occurrenceOn(termOf(exception), today);
      const periods = exception.closed ? [{ opens: "00:00", closes: "00:00" }] : periodsOf(exception);
      return periods.map((period) => ({ validFrom: from, validThrough: until, ...period }));
    })
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom));
}
