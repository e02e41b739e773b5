/** The structured data (JSON-LD) of a page: only what the page shows. */
import type { BreadcrumbList, FAQPage, Graph, Thing } from "schema-dts";
import type { Content } from "../../content/schema/registry.ts";
import { plainText } from "../../lib/text.ts";
import { eventsOf } from "../../selectors/events.ts";
import { ratesOf } from "../../selectors/spaces.ts";
import { offersSoldOn } from "../../selectors/offers.ts";
import { shownOn, type Shown } from "../../selectors/shown.ts";
import { todayAt } from "../../selectors/today.ts";
import { pageOf, type SitePage, sitePages } from "../../selectors/pages.ts";
import { eventData } from "./event.ts";
import { facilityData, facilityId, offerData, priceRange, type PricedOffer } from "./facility.ts";
import { personData } from "./people.ts";

/** The graph of a page; `undefined` if it is empty. */
export function graphOf(content: Content, page: SitePage, site: URL): Graph | undefined {
  const entries = [...entriesOf(content, page, site), ...breadcrumbs(page, site)];
  if (page.hidden || entries.length === 0) return undefined;
  return { "@context": "https://schema.org", "@graph": entries };
}

/** A graph as the text of a script element; `<` is escaped, so that nothing in it can close the element. */
export function graphText(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}

function entriesOf(content: Content, { key }: SitePage, site: URL): Thing[] {
  const today = todayAt(content.facility);
  const offers = pricedOffersOn(content, key, site);
  // Only Home has the price range, because the facility has only one.
  const sold = { offers, priceRange: key === "home" ? priceRange(everyOffer(content, site)) : undefined };
  const { describesFacility, questions, coaches, eventKinds } = shownOn(content, key);
  const facility = describesFacility || offers.length > 0 ? [facilityData(content, sold, site, today)] : [];
  return [
    ...(key === "home" ? [websiteData(content, site)] : []),
    ...facility,
    ...coaches.map((coach) => personData(coach, content, site)),
    ...eventKinds
      .flatMap(({ slug }) => eventsOf(content, slug))
      .flatMap((event) => eventData(event, content, site) ?? []),
    ...(questions.length > 0 ? [faqData(questions)] : []),
  ];
}

/** The questions of a page with their answers, as text without marks. */
function faqData(questions: Shown["questions"]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}

function everyOffer(content: Content, site: URL): PricedOffer[] {
  return sitePages(content).flatMap(({ key }) => pricedOffersOn(content, key, site));
}

/** The offers that are sold on a page: its packages and the rent of its spaces. Home sells none. */
function pricedOffersOn(content: Content, key: string, site: URL): PricedOffer[] {
  const page = new URL(pageOf(content, key).path, site).href;
  const listed = offersSoldOn(content, key).map((offer) => {
    const { name, purchase, sale } = offer;
    return offerData({ name, price: offer, purchase, page, sale });
  });
  const rents = shownOn(content, key).spaces.flatMap((space) =>
    ratesOf(content, space).map(({ name, figure }) =>
      offerData({ name: `${space.name}, ${name}`, price: figure, page }),
    ),
  );
  return [...listed, ...rents];
}

function websiteData({ facility }: Content, site: URL): Thing {
  return {
    "@type": "WebSite",
    "@id": new URL("/#website", site).href,
    name: facility.name,
    url: site.href,
    publisher: { "@id": facilityId(site) },
  };
}

/** The breadcrumbs as the page shows them, and the page itself. */
function breadcrumbs({ parents, texts, path }: SitePage, site: URL): BreadcrumbList[] {
  if (parents.length === 0) return [];
  const steps = [{ label: "Home", href: "/" }, ...parents, { label: texts.heading, href: path }];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: new URL(href, site).href,
      })),
    },
  ];
}
