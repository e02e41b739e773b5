import type { APIRoute } from "astro";
import { content } from "../../content/content.ts";
import { datedEvents } from "../../selectors/events.ts";
import { todayAt } from "../../selectors/seasons.ts";
import { calendarFile } from "../calendar.ts";
import { eventModified } from "../last-modified.ts";
import { siteUrl } from "../site-url.ts";

/** `calendar.ics`: every dated camp and league, to subscribe to. Built without any, too, for existing subscribers. */
export const GET: APIRoute = (context) => {
  const all = content();
  const { facility } = all;
  return new Response(
    calendarFile({
      name: `${facility.name}: camps and leagues`,
      facility,
      events: datedEvents(all),
      today: todayAt(facility),
      site: siteUrl(context.site),
      changed: eventModified,
    }),
    { headers: { "Content-Type": "text/calendar; charset=utf-8" } },
  );
};
