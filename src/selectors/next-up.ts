import { dateText } from "../lib/date-text.ts";
import type { Content } from "../content/schema/registry.ts";
import { specialDays } from "./closures.ts";
import { datedEvents } from "./events.ts";
import { todayAt } from "./seasons.ts";

export type NextEvent = ReturnType<typeof nextUp>[number];

/** How many it shows. */
const most = 3;

/** The next camps, leagues and closures, earliest first. What is on today counts. */
export function nextUp(content: Content) {
  const today = todayAt(content.facility);
  const events = datedEvents(content)
    .filter(({ season }) => season.until >= today)
    .map(({ kind, name, dates, path }) => ({
      name: kind === "league" ? `${name} begins` : name,
      dates,
      href: path,
    }));
  const closures = specialDays(content.hours, today)
    .filter(({ exception }) => exception.closed)
    .map(({ exception: { reason }, term }) => ({
      name: `Closed: ${reason}`,
      dates: dateText(term, today),
      href: undefined,
    }));
  return [...events, ...closures].toSorted((a, b) => a.dates.told.localeCompare(b.dates.told)).slice(0, most);
}
