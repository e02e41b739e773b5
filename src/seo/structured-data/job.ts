/** An open position as job searches read it. */
import { compiler } from "markdown-to-jsx/html";
import type { JobPosting } from "schema-dts";
import type { Content } from "../../content/schema/registry.ts";
import { jobIsOpen } from "../../selectors/seasons.ts";
import { isRouteKey, routeOf } from "../../routes.ts";
import { addressOf, facilityId } from "./facility.ts";

type Job = Content["jobs"][number];

/**
 * The job of a page; nothing while its details are still to come, while it is not posted, or once it is closed.
 * What the content does not know (the kind of employment, the pay of most) is left out, never guessed.
 */
export function jobData(
  job: Job,
  { facility }: Pick<Content, "facility">,
  site: URL,
  today: string,
): JobPosting | undefined {
  const { slug, title, body, detailsComing, posted, until, pay } = job;
  if (detailsComing || posted === undefined || posted > today || !jobIsOpen(job, today)) return undefined;
  return {
    "@type": "JobPosting",
    title,
    description: asHtml(body, site),
    datePosted: posted,
    ...(until === undefined ? {} : { validThrough: until }),
    identifier: { "@type": "PropertyValue", name: facility.organization, value: slug },
    hiringOrganization: {
      "@type": "SportsActivityLocation",
      "@id": facilityId(site),
      name: facility.name,
      url: site.href,
      logo: new URL("/icon-512.png", site).href,
    },
    jobLocation: { "@type": "Place", address: addressOf(facility) },
    ...(pay
      ? {
          baseSalary: {
            "@type": "MonetaryAmount",
            currency: "USD",
            value: {
              "@type": "QuantitativeValue",
              minValue: pay.from / 100,
              maxValue: pay.to / 100,
              unitText: "HOUR",
            },
          },
        }
      : {}),
  };
}

/** The description as HTML, its links to our pages in full. */
function asHtml(markdown: string, site: URL): string {
  const linked = markdown.replaceAll(
    /\]\(route:([^)#\s]+)([^)\s]*)\)/gu,
    (whole, key: string, fragment: string) =>
      isRouteKey(key) ? `](${new URL(routeOf(key).path + fragment, site).href})` : whole,
  );
  // Headings without ids, which mean nothing outside of their page.
  return compiler(linked, {
    wrapper: null,
    forceBlock: true,
    disableParsingRawHTML: true,
    slugify: () => "",
  });
}
