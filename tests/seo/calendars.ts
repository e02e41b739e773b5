/** Reads calendar files with two independent parsers, in a common format. */
import ICAL from "ical.js";
import nodeIcal from "node-ical";

/** A calendar entry as a parser reads it. */
export interface ReadEvent {
  readonly uid: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly stamp: string;
  /** Every start, as an instant; a whole day starts at midnight UTC. */
  readonly starts: readonly string[];
  /** Minutes. */
  readonly length: number;
  readonly wholeDay: boolean;
}

/** Mozilla's parser, which uses the time zone in the file. */
export function withIcalJs(text: string): ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as string);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const starts: string[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next())
      starts.push(next.isDate ? `${next.toString()}T00:00:00.000Z` : next.toJSDate().toISOString());
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
      stamp: String(component.getFirstPropertyValue("dtstamp")),
      starts,
      length: event.duration.toSeconds() / 60,
      wholeDay: event.startDate.isDate,
    };
  });
}

/** node-ical, which uses the name of the time zone. */
export function withNodeIcal(text: string): ReadEvent[] {
  return Object.values(nodeIcal.sync.parseICS(text)).flatMap((event): ReadEvent[] => {
    if (event === undefined || typeof event !== "object" || !("type" in event) || event.type !== "VEVENT")
      return [];
    const wholeDay = event.datetype === "date";
    const iso = (date: Date) =>
      wholeDay
        ? new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString()
        : date.toISOString();
    return [
      {
        uid: event.uid,
        summary: String(event.summary),
        location: String(event.location),
        description: String(event.description),
        stamp: event.dtstamp.toISOString().replace(".000", ""),
        starts: event.rrule ? event.rrule.all().map(iso) : [iso(event.start)],
        length: (Number(event.end) - Number(event.start)) / 60_000,
        wholeDay,
      },
    ];
  });
}
