import type { APIRoute } from "astro";
import { content } from "../../content/content.ts";
import { datedEvents } from "../../selectors/events.ts";
import { calendarResponse } from "../calendar-response.ts";

/** `calendar.ics`: every dated camp and league, to subscribe to. Built without any, too, for existing subscribers. */
export const GET: APIRoute = ({ site }) =>
  calendarResponse(`${content().facility.name}: camps and leagues`, datedEvents(content()), site);
