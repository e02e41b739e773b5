import { dateText, type DateText } from "../lib/date-text.ts";
import { hasPassed } from "../lib/yearly.ts";
import { termOf } from "../content/schema/hours.ts";
import type { Content } from "../content/schema/registry.ts";
import { datedEvents } from "./events.ts";
import { todayAt } from "./seasons.ts";

export interface NextEvent {
  readonly name: string;
  readonly dates: DateText;
  /** Its page; closures have none. */
  readonly href: string | undefined;
}

/** How many it shows. */
const most = 3;

/** The next camps, leagues and closures, earliest first. What is on today counts. */
export function nextUp(content: Content): NextEvent[] {
  const today = todayAt(content.facility);
  const events = datedEvents(content)
    .filter(({ season }) => season.until >= today)
    .map(({ kind, name, dates, path }) => ({
      name: kind === "league" ? `${name} begins` : name,
      dates,
      href: path,
    }));
  const closures = content.hours.exceptions
    .filter((exception) => exception.closed && !hasPassed(termOf(exception), today))
    .map((exception) => ({
      name: `Closed: ${exception.reason}`,
      dates: dateText(termOf(exception), today),
      href: undefined,
    }));
  return [...events, ...closures].toSorted((a, b) => a.dates.told.localeCompare(b.dates.told)).slice(0, most);
}
