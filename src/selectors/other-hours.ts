/** Special days for visitors, and a page's notices. */
import { formatDays } from "../lib/dates.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import type { Content } from "../content/schema/registry.ts";
import { daySpan, type Hours } from "../content/schema/hours.ts";
import { dayTexts } from "../lib/day-hours.ts";
import { pageOf } from "./pages.ts";
import { phaseOn } from "./today.ts";

/** Changes are announced to visitors and to the owner this many days ahead. */
export const announcementDays = 14;

export type Closure = ReturnType<typeof closuresOf>[number];

/** Current and upcoming special days, earliest first. Each shows from two weeks ahead through its last day. */
export function closuresOf(hours: Hours, today: string) {
  return specialDays(hours, today).map(({ exception, from, until }) => {
    const shows = { from: dayAfter(from, -announcementDays), until };
    return {
      /** Its first day. */
      from,
      shows,
      /** Whether it shows on the day of the build. */
      shown: phaseOn(shows, today) === "during",
      days: formatDays(from, until),
      hours: dayTexts(exception).join(" and "),
      reason: exception.reason,
    };
  });
}

/** The special days from today on, earliest first. */
export function specialDays({ exceptions }: Hours, today: string) {
  return exceptions
    .map((exception) => ({ exception, ...daySpan(exception) }))
    .filter(({ until }) => until >= today)
    .sort((a, b) => a.from.localeCompare(b.from));
}

export type Notice = ReturnType<typeof noticesOn>[number];

/** The current and upcoming notices of a page, the lines at its top. */
export function noticesOn(content: Content, key: string, today: string) {
  return content.hours.notices
    .filter(({ until, pages }) => until >= today && (pages.length === 0 || pages.includes(key)))
    .map(({ from, until, text, link }) => ({
      shows: { from, until },
      shown: phaseOn({ from, until }, today) === "during",
      text,
      href: link && pageOf(content, link).path,
    }));
}
