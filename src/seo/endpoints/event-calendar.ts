import type { APIRoute, GetStaticPaths } from "astro";
import { content } from "../../content/content.ts";
import { eventOf } from "../../selectors/events.ts";
import { todayAt } from "../../selectors/seasons.ts";
import { pathsOfKind } from "../../selectors/pages.ts";
import type { KindKey } from "../../routes.ts";
import { calendarFile } from "../calendar.ts";
import { eventModified } from "../last-modified.ts";
import { siteUrl } from "../site-url.ts";

/** One calendar file for each page of this route pattern's kind. */
export const getStaticPaths = (({ routePattern }) =>
  pathsOfKind(content(), routePattern.replace(/\.ics$/u, ""))) satisfies GetStaticPaths;

/** `camps/june-hitting.ics`: one camp or league. */
export const GET: APIRoute<{ kind: KindKey; slug: string }> = ({ props, site }) => {
  const all = content();
  const event = eventOf(all, props.kind, props.slug);
  return new Response(
    calendarFile({
      name: event.name,
      facility: all.facility,
      events: [event],
      today: todayAt(all.facility),
      site: siteUrl(site),
      changed: eventModified,
    }),
    { headers: { "Content-Type": "text/calendar; charset=utf-8" } },
  );
};
