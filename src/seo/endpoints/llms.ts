import type { APIRoute } from "astro";
import { formatPhone } from "../../lib/text.ts";
import { content } from "../../content/content.ts";
import { datedEvents } from "../../selectors/events.ts";
import { hoursRows } from "../../selectors/opening-hours.ts";
import { sitePages, type SitePage } from "../../selectors/pages.ts";
import { files } from "../../routes.ts";
import { siteUrl } from "../site-url.ts";

/** `llms.txt`: the facility and its pages in Markdown, for language models. */
export const GET: APIRoute = (context) => {
  const site = siteUrl(context.site);
  const all = content();
  const { facility, hours } = all;
  const { street, city, state, postal } = facility.address;
  const pages = sitePages(all).filter(({ hidden }) => !hidden);
  const top = pages.filter(({ within }) => within.length === 0);
  const link = ({ path, texts }: SitePage) =>
    `- [${texts.heading.replaceAll(/[\\[\]]/gu, String.raw`\$&`)}](${new URL(path, site).href}): ${texts.description}`;
  const below = (parent: SitePage): SitePage[] =>
    pages.filter(({ within }) => within.at(-1)?.href === parent.path);
  const text = [
    `# ${facility.name}`,
    "",
    `> ${facility.tagline} in ${city}, ${state}. ${top[0]?.texts.description ?? ""}`,
    "",
    `- Address: ${street}, ${city}, ${state} ${postal}`,
    `- Phone: ${formatPhone(facility.phone)}`,
    `- Email: ${facility.email}`,
    ...hoursRows(hours).map((row) => `- Open ${row.days}: ${row.hours.join(" and ")}`),
    ...(facility.booking
      ? [`- Book and pay for lessons, memberships, camps and rentals on ${facility.booking.origin}`]
      : []),
    "",
    "## Pages",
    "",
    ...top.map(link),
    ...top.flatMap((parent) => {
      const pagesBelow = below(parent).flatMap((child) => [child, ...below(child)]);
      return pagesBelow.length > 0 ? ["", `## ${parent.texts.heading}`, "", ...pagesBelow.map(link)] : [];
    }),
    "",
    "## Files",
    "",
    ...(datedEvents(all).length > 0
      ? [`- [Calendar](${new URL(files.calendar, site).href}): every camp and league as iCalendar`]
      : []),
    `- [Contact card](${new URL(files.contactCard, site).href}): the facility as vCard`,
    `- [Sitemap](${new URL(files.sitemap, site).href}): every page as XML`,
  ];
  return new Response(`${text.join("\n")}\n`);
};
