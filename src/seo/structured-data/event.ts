/** Structured data of events with dates. */
import type { SportsEvent } from "schema-dts";
import type { Content } from "../../content/schema/registry.ts";
import { eventPath, formatAges, eventOffers, eventKindOf } from "../../selectors/events.ts";
import { pageOf } from "../../selectors/pages.ts";
import { ogImagePath } from "../og-image-path.ts";
import { postalAddress, facilityId, offerData } from "./facility.ts";

/** An event on the page that lists it; `undefined` without dates. */
export function eventData(
  event: Content["events"][number],
  content: Content,
  site: URL,
): SportsEvent | undefined {
  const { name, description, dates, ages } = event;
  if (!dates) return undefined;
  const { facility } = content;
  const url = new URL(eventPath(content, event), site).href;
  const page = pageOf(content, eventKindOf(content, event).page);
  const offers = eventOffers(content, event).map(
    (offer) =>
      offerData({
        name: offer.name,
        cents: offer.price,
        purchase: offer.purchase,
        page: url,
        sale: offer.sale,
      }).data,
  );
  return {
    "@type": "SportsEvent",
    "@id": url,
    name,
    description,
    url,
    image: new URL(ogImagePath(page.path), site).href,
    sport: "Baseball and softball",
    startDate: dates.from,
    endDate: dates.until,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "SportsActivityLocation",
      "@id": facilityId(site),
      name: facility.name,
      address: postalAddress(facility),
    },
    organizer: { "@type": "SportsOrganization", name: facility.organization, url: site.href },
    ...(ages ? { typicalAgeRange: formatAges(ages).replace("Ages ", "") } : {}),
    ...(offers.length > 0 ? { offers } : {}),
  };
}
