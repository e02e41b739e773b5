/** What comes next at the facility: camps, leagues and days with other hours. */
import { dateText, type DateText } from "../lib/date-text.ts";
import { hasPassed } from "../lib/yearly.ts";
import { termOf } from "../content/schema/hours.ts";
import type { Content } from "../content/schema/registry.ts";
import { kindKeys, kindPath, kinds } from "../routes.ts";
import { entriesOf } from "./pages.ts";
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
  const events = kindKeys.flatMap((kind) =>
    entriesOf(content, kind).map(({ name, slug, season }) => ({
      name: kinds[kind].folder === "camps" ? name : `${name} begins`,
      term: season,
      href: kindPath(kind, slug),
    })),
  );
  const closures = content.hours.exceptions
    .filter(({ closed }) => closed)
    .map((exception) => ({
      name: `Closed: ${exception.reason}`,
      term: termOf(exception),
      href: undefined,
    }));
  return [...events, ...closures]
    .filter(({ term }) => !hasPassed(term, today))
    .map(({ name, term, href }) => ({ name, href, dates: dateText(term, today) }))
    .toSorted((a, b) => a.dates.told.localeCompare(b.dates.told))
    .slice(0, most);
}
