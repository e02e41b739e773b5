/** The days that differ from the week, as visitors and search engines read them, and the notices of a page. */
import { formatDay, formatTime } from "../lib/dates.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { routeOf, type RouteKey } from "../routes.ts";
import type { Content } from "./content.ts";
import type { Hours } from "./hours.ts";
import { phaseOf } from "./season.ts";

/** Something shown from one day through another. */
interface Shown {
  readonly from: string;
  readonly until: string;
  /** Whether the day of the build is one of them. */
  readonly shown: boolean;
}

/** A closure, or hours that differ, shown from two weeks ahead. */
export interface Closure extends Shown {
  /** `Thursday, November 26`, or `Thursday, December 24 to Saturday, December 26`. */
  readonly days: string;
  /** `Closed`, or `2:00pm to 5:00pm`. */
  readonly hours: string;
  readonly reason: string;
}

/** How many days ahead visitors are told. */
const daysAhead = 14;

/** The days that differ, today's first; those that have passed are left out. */
export function closuresOf({ exceptions }: Hours, today: string): Closure[] {
  return exceptions
    .map(({ date, until = date, opens, closes, reason }) => {
      const term = { from: dayAfter(date, -daysAhead), until };
      return {
        ...term,
        shown: phaseOf(term, today) === "during",
        days: date === until ? formatDay(date) : `${formatDay(date)} to ${formatDay(until)}`,
        hours:
          opens === undefined || closes === undefined
            ? "Closed"
            : `${formatTime(opens)} to ${formatTime(closes)}`,
        reason,
      };
    })
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.from.localeCompare(b.from));
}

/** A line at the top of a page. */
export interface Notice extends Shown {
  readonly text: string;
  readonly href: string | undefined;
}

/** The notices of a page that show now or later. */
export function noticesOn({ hours }: Pick<Content, "hours">, key: RouteKey, today: string): Notice[] {
  return hours.notices
    .filter(({ pages, until }) => until >= today && (pages.length === 0 || pages.includes(key)))
    .map(({ from, until, text, link }) => ({
      from,
      until,
      text,
      href: link && routeOf(link).path,
      shown: phaseOf({ from, until }, today) === "during",
    }));
}

/** One entry of schema.org's `specialOpeningHoursSpecification`; a closed day opens and closes at midnight. */
export interface SpecialHours {
  readonly validFrom: string;
  readonly validThrough: string;
  readonly opens: string;
  readonly closes: string;
}

/** The days that differ, from today on, for structured data. */
export function specialOpeningHours({ exceptions }: Hours, today: string): SpecialHours[] {
  return exceptions
    .map(({ date, until = date, opens = "00:00", closes = "00:00" }) => ({
      validFrom: date,
      validThrough: until,
      opens,
      closes,
    }))
    .filter(({ validThrough }) => validThrough >= today)
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom));
}
