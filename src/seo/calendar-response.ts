import { content } from "../content/content.ts";
import type { DatedEvent } from "../selectors/events.ts";
import { todayAt } from "../selectors/seasons.ts";
import { calendarFile } from "./calendar.ts";
import { eventModified } from "./last-modified.ts";
import { siteUrl } from "./site-url.ts";

/** A calendar file of some camps and leagues. */
export function calendarResponse(name: string, events: readonly DatedEvent[], site: URL | undefined) {
  const { facility } = content();
  const today = todayAt(facility);
  const file = calendarFile({ name, facility, events, today, site: siteUrl(site), changed: eventModified });
  return new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
