/**
 * Camps and leagues as a calendar file (RFC 5545). Ids stay the same between builds, so that subscribed calendars update
 * an entry instead of adding another; the time stamp is the last change of the content.
 */
import { formatTimeRange } from "../lib/dates.ts";
import { formatPhone } from "../lib/text.ts";
import { abbreviationAt, formatOffset, offsetAt, transitions } from "../lib/time-zone.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { formatAges } from "../selectors/event-texts.ts";
import { daysOfSeason, type DatedEvent } from "../selectors/events.ts";
import type { Facility } from "../content/schema/facility.ts";
import { contentLines, text } from "./content-lines.ts";

export interface CalendarSources {
  readonly name: string;
  readonly facility: Facility;
  readonly events: readonly DatedEvent[];
  readonly today: string;
  readonly site: URL;
  /** When the content of an event last changed. */
  readonly changed: (event: DatedEvent) => Date;
}

/** The text of a calendar file. */
export function calendarFile({ name, facility, events, today, site, changed }: CalendarSources): string {
  const timed = events.filter(({ season }) => season.opens !== undefined);
  // A calendar needs a component: without events, it has this year's time zone, for existing subscribers.
  const dates = events.length === 0 ? [today] : timed.flatMap(({ season }) => [season.from, season.until]);
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${text(facility.name)}//Camps and leagues//EN`,
    "CALSCALE:GREGORIAN",
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    `X-WR-TIMEZONE:${facility.timeZone}`,
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    "X-PUBLISHED-TTL:P1D",
    ...(dates.length > 0 ? zoneLines(facility.timeZone, dates) : []),
    ...events.flatMap((event) => eventLines(event, facility, site, changed(event))),
    "END:VCALENDAR",
  ]);
}

function eventLines(event: DatedEvent, facility: Facility, site: URL, changed: Date): string[] {
  const { address, position, website } = facility;
  return [
    "BEGIN:VEVENT",
    `UID:${event.id}@${new URL(website).hostname}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    ...whenLines(event, facility.timeZone),
    `SUMMARY:${text(event.name)}`,
    `DESCRIPTION:${text(descriptionOf(event, facility, site))}`,
    `LOCATION:${text(`${facility.name}, ${address.street}, ${address.city}, ${address.state} ${address.postal}`)}`,
    `GEO:${position.latitude};${position.longitude}`,
    `URL:${new URL(event.path, site).href}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
  ];
}

/** The first day and the recurrence rule. An event without a time is all-day and does not block the calendar. */
function whenLines({ season }: DatedEvent, timeZone: string): string[] {
  const { from, opens, closes, days } = season;
  const count = daysOfSeason(season).length;
  const again = days.length > 0 ? `FREQ=WEEKLY;BYDAY=${days.map(twoLetters).join(",")}` : "FREQ=DAILY";
  return [
    ...(opens === undefined || closes === undefined
      ? [
          `DTSTART;VALUE=DATE:${plain(from)}`,
          `DTEND;VALUE=DATE:${plain(dayAfter(from))}`,
          "TRANSP:TRANSPARENT",
        ]
      : [
          `DTSTART;TZID=${timeZone}:${plain(from)}T${plain(opens)}00`,
          `DTEND;TZID=${timeZone}:${plain(from)}T${plain(closes)}00`,
        ]),
    ...(count > 1 ? [`RRULE:${again};COUNT=${count}`] : []),
  ];
}

function descriptionOf(event: DatedEvent, facility: Facility, site: URL): string {
  const { description, sessions, ages, bring, path } = event;
  return [
    description,
    ...sessions.map(({ name, from, until }) => `${formatTimeRange(from, until)}: ${name}`),
    ...(ages ? [`Ages ${formatAges(ages)}`] : []),
    ...(bring.length > 0 ? [`Bring: ${bring.join("; ")}`] : []),
    `${formatPhone(facility.phone)}, ${facility.email}`,
    new URL(path, site).href,
  ].join("\n");
}

/** The time zone in the years of the dates. Lists each clock change by date, without a recurrence rule. */
function zoneLines(timeZone: string, dates: readonly string[]): string[] {
  const years = dates.map((date) => Number(date.slice(0, 4)));
  const first = Date.UTC(Math.min(...years), 0);
  const changes = transitions(
    timeZone,
    Date.UTC(Math.min(...years) - 1, 0),
    Date.UTC(Math.max(...years) + 1, 0),
  );
  const fixed = offsetAt(first, timeZone);
  const standard = Math.min(...changes.map(({ after }) => after));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...(changes.length > 0
      ? changes.flatMap(({ instant, before, after }) =>
          observance(
            after > standard ? "DAYLIGHT" : "STANDARD",
            local(instant, before),
            before,
            after,
            abbreviationAt(instant, timeZone),
          ),
        )
      : observance("STANDARD", "19700101T000000", fixed, fixed, abbreviationAt(first, timeZone))),
    "END:VTIMEZONE",
  ];
}

function observance(
  kind: "DAYLIGHT" | "STANDARD",
  start: string,
  from: number,
  to: number,
  name: string,
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${formatOffset(from, "")}`,
    `TZOFFSETTO:${formatOffset(to, "")}`,
    `TZNAME:${text(name)}`,
    `END:${kind}`,
  ];
}

/** The local time at an instant, before the clock change. */
function local(instant: number, offset: number): string {
  return plain(new Date(instant + offset * 60_000).toISOString().slice(0, 19));
}

function utc(date: Date): string {
  return `${plain(date.toISOString().slice(0, 19))}Z`;
}

/** `2027-06-21` as `20270621`, `09:00` as `0900`. */
function plain(dateOrTime: string): string {
  return dateOrTime.replaceAll(/[-:]/gu, "");
}

function twoLetters(weekday: string): string {
  return weekday.slice(0, 2).toUpperCase();
}
