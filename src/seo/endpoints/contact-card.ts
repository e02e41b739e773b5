import type { APIRoute } from "astro";
import { content } from "../../content/content.ts";
import { hoursRows } from "../../selectors/opening-hours.ts";
import { contactCard } from "../contact-card.ts";
import { siteUrl } from "../site-url.ts";

/** `contact.vcf`: the facility for an address book. */
export const GET: APIRoute = ({ site }) => {
  const { facility, hours } = content();
  return new Response(contactCard(facility, hoursRows(hours), siteUrl(site)), {
    headers: { "Content-Type": "text/vcard; charset=utf-8" },
  });
};
