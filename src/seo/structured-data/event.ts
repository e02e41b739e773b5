/** Structured data of events with dates. */
import type { SportsEvent } from "schema-dts";
import { entryOf, type Content, type EventFile } from "../../content/schema/registry.ts";
import { ageInYears } from "../../lib/ages.ts";
import { formatWeekday } from "../../lib/dates.ts";
import { dayAfter } from "../../lib/zoned-time.ts";
import { eventPath, eventOffers } from "../../selectors/events.ts";
import { pageOf } from "../../selectors/pages.ts";
import { pageOfEvents } from "../../selectors/shown.ts";
import { ogImagePath } from "../og-image-path.ts";
import { personId } from "./people.ts";
import { postalAddress, facilityId, offerData } from "./facility.ts";

type Dates = NonNullable<EventFile["dates"]>;

/** An event on the page that lists it; `undefined` without dates. */
export function eventData(event: EventFile, content: Content, site: URL): SportsEvent | undefined {
  const { name, description, dates, hours, ages, status, places } = event;
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
    ...schedules(dates, hours, facility.timeZone),
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
    ...(event.coaches.length > 0
      ? { performer: event.coaches.map((slug) => coachData(content, slug, site)) }
      : {}),
    ...(places === undefined ? {} : { maximumAttendeeCapacity: places }),
    ...(ages ? whoItIsFor(ages) : {}),
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

function coachData(content: Content, slug: string, site: URL) {
  const coach = entryOf(content.coaches, slug);
  return { "@type": "Person" as const, "@id": personId(coach, content, site), name: coach.name };
}

/** From a first to a last day, which weekdays that repeat may not have, with the first and the last of its times. */
function period(from: string, until: string | undefined, hours: EventFile["hours"]) {
  const [begins] = hours.map((times) => times.from).toSorted();
  return {
    startDate: begins === undefined ? from : `${from}T${begins}`,
    ...(until === undefined ? {} : { endDate: endOf(until, hours) }),
  };
}

/** The end of the latest times of a day; the day alone where one of them has no end. */
function endOf(day: string, hours: EventFile["hours"]): string {
  const ends = hours.flatMap(({ from, to }) => {
    if (to === undefined) return [];
    return [`${to < from ? dayAfter(day) : day}T${to}`];
  });
  return ends.length < hours.length ? day : (ends.toSorted().at(-1) ?? day);
}

/** The weekdays that repeat, once for each of the times. */
function schedules({ from, until, weekly, except }: Dates, hours: EventFile["hours"], timeZone: string) {
  if (weekly.length === 0) return {};
  const schedule = {
    "@type": "Schedule" as const,
    repeatFrequency: "P1W",
    byDay: weekly.map((day) => `https://schema.org/${formatWeekday(day)}` as "https://schema.org/Monday"),
    startDate: from,
    ...(until === undefined ? {} : { endDate: until }),
    ...(except.length > 0 ? { exceptDate: [...except] } : {}),
    scheduleTimezone: timeZone,
  };
  const timed = hours.map((times) => ({
    ...schedule,
    startTime: times.from,
    ...(times.to === undefined ? {} : { endTime: times.to }),
  }));
  return { eventSchedule: timed.length > 0 ? timed : [schedule] };
}

/**
 * The ages in years, `8-12`, or `18-` without an oldest, as schema.org has it; words as they are. That text has no
 * months: an audience has them, as parts of a year.
 */
function whoItIsFor({ from, to, words }: NonNullable<EventFile["ages"]>) {
  if (words !== undefined) return { typicalAgeRange: words };
  if (from?.unit !== "months" && to?.unit !== "months")
    return { typicalAgeRange: `${from?.count ?? 0}-${to?.count ?? ""}` };
  return {
    audience: {
      "@type": "PeopleAudience" as const,
      ...(from ? { suggestedMinAge: ageInYears(from) } : {}),
      ...(to ? { suggestedMaxAge: ageInYears(to) } : {}),
    },
  };
}
