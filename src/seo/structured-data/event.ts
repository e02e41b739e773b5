/** Structured data of events with dates. */
import type { SportsEvent } from "schema-dts";
import type { Content, EventFile } from "../../content/schema/registry.ts";
import { eventPath, eventOffers } from "../../selectors/events.ts";
import { pageOf } from "../../selectors/pages.ts";
import { pageOfEvents } from "../../selectors/shown.ts";
import { ogImagePath } from "../og-image-path.ts";
import { postalAddress, facilityId, offerData } from "./facility.ts";

/** An event on the page that lists it; `undefined` without dates. */
export function eventData(event: EventFile, content: Content, site: URL): SportsEvent | undefined {
  const { name, description, dates, hours, ages, status } = event;
  if (!dates) return undefined;
  const { facility } = content;
  const url = new URL(eventPath(content, event), site).href;
  const page = pageOf(content, pageOfEvents(content, event.kind) ?? "home");
  const offers = eventOffers(content, event).map(
    (offer) =>
      offerData({
        name: offer.name,
        price: offer,
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
    ...period(dates.from, dates.until, hours),
    eventStatus:
      status?.now === "canceled" ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "SportsActivityLocation",
      "@id": facilityId(site),
      name: facility.name,
      address: postalAddress(facility),
    },
    organizer: { "@type": "SportsOrganization", name: facility.organization, url: site.href },
    ...(ages ? { typicalAgeRange: ageRange(ages) } : {}),
    ...(dates.days.length > 1
      ? {
          subEvent: dates.days.map((day) => ({
            "@type": "SportsEvent" as const,
            name,
            ...period(day, day, hours),
            location: { "@id": facilityId(site) },
          })),
        }
      : {}),
    ...(offers.length > 0 ? { offers } : {}),
  };
}

/** From a first to a last day, with times if it has some. */
function period(from: string, until: string, hours: EventFile["hours"]) {
  if (!hours) return { startDate: from, endDate: until };
  return { startDate: `${from}T${hours.from}`, endDate: `${until}T${hours.to}` };
}

/** `8-12`; `18-` without an oldest age, as schema.org has it; words as they are. */
function ageRange({ from = 0, to, words }: NonNullable<EventFile["ages"]>): string {
  return words ?? `${from}-${to ?? ""}`;
}
