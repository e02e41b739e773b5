/** Structured data of open positions. */
import { compiler } from "markdown-to-jsx/html";
import type { JobPosting } from "schema-dts";
import type { Content } from "../../content/schema/registry.ts";
import { jobIsOpen } from "../../selectors/sales.ts";
import { addressOf, facilityId } from "./facility.ts";

type Job = Content["jobs"][number];

/**
 * The job of a page; `undefined` while its details are missing, before it is posted and after it is closed. Leaves out
 * what the content does not say (the kind of employment, often the pay).
 */
export function jobData(job: Job, { facility }: Content, site: URL, today: string): JobPosting | undefined {
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
      logo: new URL("/logo.png", site).href,
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

/** The description as HTML with absolute links. */
function asHtml(markdown: string, site: URL): string {
  const linked = markdown.replaceAll(/(?<=\]\()\/[^)\s]*/gu, (path) => new URL(path, site).href);
  // Without heading ids, which are useless outside the page.
  return compiler(linked, {
    wrapper: null,
    forceBlock: true,
    disableParsingRawHTML: true,
    slugify: () => "",
  });
}
