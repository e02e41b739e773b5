/** Structured data of camps and leagues. */
import type { SportsEvent } from "schema-dts";
import type { Content } from "../../content/schema/registry.ts";
import { formatAges } from "../../selectors/event-texts.ts";
import type { DatedEvent } from "../../selectors/events.ts";
import { ogImagePath } from "../og-image-path.ts";
import { withOffset } from "../../lib/time-zone.ts";
import { addressOf, dayOfWeek, facilityId, offerData } from "./facility.ts";

export function eventData(event: DatedEvent, { facility }: Content, site: URL): SportsEvent {
  const { name, description, path, season, ages, offers } = event;
  // A repeating event is always on sale, but this season's offer ends with the season.
  const sold = { phase: "during", until: season.until } as const;
  const url = new URL(path, site).href;
  const { from, until, opens, closes } = season;
  const at = (date: string, time: string | undefined) =>
    time === undefined ? date : withOffset(date, time, facility.timeZone);
  return {
    "@type": "SportsEvent",
    "@id": `${url}#event`,
    name,
    description,
    url,
    image: new URL(ogImagePath(path), site).href,
    sport: "Baseball and softball",
    startDate: at(from, opens),
    endDate: at(until, closes),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "SportsActivityLocation",
      "@id": facilityId(site),
      name: facility.name,
      address: addressOf(facility),
    },
    organizer: {
      "@type": "SportsOrganization",
      name: facility.organization,
      url: site.href,
    },
    eventSchedule: scheduleData(season, facility.timeZone),
    ...(ages ? { typicalAgeRange: formatAges(ages) } : {}),
    ...(offers.length > 0
      ? {
          offers: offers.map(
            ({ name: offer, price, purchase, sale }) =>
              offerData({ name: offer, cents: price, purchase, page: url, sale: sale ?? sold }).data,
          ),
        }
      : {}),
  };
}

/** The days and hours in the facility's time zone. */
function scheduleData({ from, until, opens, closes, days }: DatedEvent["season"], timeZone: string) {
  return {
    "@type": "Schedule" as const,
    startDate: from,
    endDate: until,
    ...(opens === undefined || closes === undefined ? {} : { startTime: opens, endTime: closes }),
    scheduleTimezone: timeZone,
    ...(days.length > 0
      ? {
          repeatFrequency: "P1W",
          byDay: days.map(dayOfWeek),
        }
      : { repeatFrequency: "P1D" }),
  };
}
