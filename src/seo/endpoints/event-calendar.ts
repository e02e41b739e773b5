import type { APIRoute, GetStaticPaths } from "astro";
import { content } from "../../content/content.ts";
import { eventOf } from "../../selectors/events.ts";
import { pathsOfKind } from "../../selectors/pages.ts";
import type { KindKey } from "../../routes.ts";
import { calendarResponse } from "../calendar-response.ts";

/** One calendar file for each page of this route pattern's kind. */
export const getStaticPaths = (({ routePattern }) =>
  pathsOfKind(content(), routePattern.replace(/\.ics$/u, ""))) satisfies GetStaticPaths;

/** `camps/june-hitting.ics`: one camp or league. */
export const GET: APIRoute<{ kind: KindKey; slug: string }> = ({ props, site }) => {
  const event = eventOf(content(), props.kind, props.slug);
  return calendarResponse(event.name, [event], site);
};
