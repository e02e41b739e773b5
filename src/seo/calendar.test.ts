/** Calendars for places and seasons other than the sample's. */
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { dateText } from "../lib/date-text.ts";
import type { DatedEvent } from "../selectors/events.ts";
import { content } from "../content/content.ts";
import { withIcalJs, withNodeIcal } from "../../tests/seo/calendars.ts";
import { calendarFile } from "./calendar.ts";
import { contentLines, text } from "./content-lines.ts";
import { instantOf, withOffset } from "../lib/time-zone.ts";

const event: DatedEvent = {
  kind: "camp",
  slug: "spring",
  id: "camp-spring",
  path: "/camps/spring",
  name: "Spring Camp",
  description: "Ground balls.",
  picture: "hitting.jpg",
  season: { from: "2027-03-12", until: "2027-03-16", opens: "09:00", closes: "12:00", days: [] },
  dates: dateText({ from: "2027-03-12", until: "2027-03-16" }, "2026-12-12"),
  since: undefined,
  sports: [],
  ages: { from: 8, to: 14 },
  sessions: [],
  bring: [],
  info: [],
  body: "",
  offers: [],
  action: "Purchase",
  sale: undefined,
};

function file(changes: Partial<DatedEvent> = {}, timeZone = "America/New_York") {
  return calendarFile({
    name: "Camps",
    facility: { ...content().facility, timeZone },
    events: [{ ...event, ...changes }],
    today: "2026-12-12",
    site: new URL("https://clay.example"),
    changed: () => new Date("2026-11-02T12:00:00Z"),
  });
}

/** Reads a calendar with both parsers, which must agree. */
function read(calendar: string) {
  const [first] = withIcalJs(calendar);
  const [second] = withNodeIcal(calendar);
  expect(second).toEqual(first);
  if (!first) throw new Error("no event");
  return first;
}

describe("a camp over the change of the clocks", () => {
  test("begins at the same hour on every day in New York", () => {
    expect(read(file()).starts).toEqual([
      "2027-03-12T14:00:00.000Z",
      "2027-03-13T14:00:00.000Z",
      "2027-03-14T13:00:00.000Z",
      "2027-03-15T13:00:00.000Z",
      "2027-03-16T13:00:00.000Z",
    ]);
  });

  test("does so in London, where the clocks change two weeks later", () => {
    const season = { ...event.season, from: "2027-03-27", until: "2027-03-29" };
    expect(read(file({ season }, "Europe/London")).starts).toEqual([
      "2027-03-27T09:00:00.000Z",
      "2027-03-28T08:00:00.000Z",
      "2027-03-29T08:00:00.000Z",
    ]);
  });

  test.each(["America/Indiana/Indianapolis", "America/Kentucky/Louisville"])(
    "does so in %s, whose name has three parts",
    (zone) => {
      const calendar = file({}, zone);
      expect(calendar).toContain(`\r\nTZID:${zone}\r\n`);
      expect(read(calendar).starts).toEqual(read(file()).starts);
    },
  );

  test("does so where the seasons are the other way round", () => {
    const season = { ...event.season, from: "2027-04-03", until: "2027-04-05" };
    expect(read(file({ season }, "Australia/Sydney")).starts).toEqual([
      "2027-04-02T22:00:00.000Z",
      "2027-04-03T23:00:00.000Z",
      "2027-04-04T23:00:00.000Z",
    ]);
  });

  test.each(["America/Phoenix", "Asia/Kolkata", "Pacific/Honolulu"])(
    "stays put in %s, where none change",
    (zone) => {
      const { starts } = read(file({}, zone));
      expect(new Set(starts.map((start) => start.slice(11))).size).toBe(1);
      expect(starts[0]).toBe(new Date(Date.parse(withOffset("2027-03-12", "09:00", zone))).toISOString());
    },
  );
});

test("some days of the week are those days and no others", () => {
  const season = {
    ...event.season,
    from: "2027-06-01",
    until: "2027-06-17",
    days: ["tuesday", "thursday"] as const,
  };
  const { starts } = read(file({ season: { ...season, days: [...season.days] } }));
  expect(starts.map((start) => start.slice(8, 10))).toEqual(["01", "03", "08", "10", "15", "17"]);
});

test("a day alone is no series", () => {
  const calendar = file({ season: { ...event.season, until: event.season.from } });
  expect(calendar).not.toContain("RRULE");
  expect(read(calendar).starts).toHaveLength(1);
});

test("days without a time are whole days that leave one's time free", () => {
  const calendar = file({ season: { from: "2027-01-09", until: "2027-01-23", days: ["saturday"] } });
  const { wholeDay, starts, length } = read(calendar);
  expect({ wholeDay, length, count: starts.length }).toEqual({ wholeDay: true, length: 1440, count: 3 });
  expect(calendar).toContain("TRANSP:TRANSPARENT");
  expect(calendar).not.toContain("VTIMEZONE");
});

test.each(["America/New_York", "America/Phoenix"])(
  "a calendar without events holds the clocks of %s, for a calendar holds one thing at least",
  (timeZone) => {
    const calendar = calendarFile({
      name: "Camps",
      facility: { ...content().facility, timeZone },
      events: [],
      today: "2026-12-12",
      site: new URL("https://clay.example"),
      changed: () => new Date(),
    });
    const components = new ICAL.Component(ICAL.parse(calendar) as string).getAllSubcomponents();
    expect(components.map(({ name }) => name)).toEqual(["vtimezone"]);
    const [zone] = components.map((component) => new ICAL.Timezone(component));
    const [winter, summer] = ["2026-12-12T12:00:00", "2026-07-01T12:00:00"].map(
      (time) => (zone?.utcOffset(ICAL.Time.fromDateTimeString(time)) ?? 0) / 3600,
    );
    expect([winter, summer]).toEqual(timeZone === "America/New_York" ? [-5, -4] : [-7, -7]);
    expect(withNodeIcal(calendar)).toEqual([]);
  },
);

test("separators, line breaks, long lines and letters of several bytes come back as they were", () => {
  const name = `Ñandú; "catch", ⚾ & run\\throw ${"ünterwegs ".repeat(20)}`.trim();
  const calendar = file({ name, description: `First, second;\nthird\\x ${"⚾".repeat(60)}` });
  for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const { summary, description } = read(calendar);
  expect(summary).toBe(name);
  expect(description.startsWith(`First, second;\nthird\\x ${"⚾".repeat(60)}\n`)).toBe(true);
});

test("a backslash before an n is no line break", () => {
  // node-ical 0.27 reads it as a line break, so only the other parser is used.
  expect(withIcalJs(file({ name: String.raw`Bats\nets` }))[0]?.summary).toBe(String.raw`Bats\nets`);
});

test("the same content gives the same bytes", () => expect(file()).toBe(file()));

test("a change of words changes no id, and says when", () => {
  const { uid, stamp } = read(file());
  expect(read(file({ name: "Another name" })).uid).toBe(uid);
  expect(stamp).toBe("2026-11-02T12:00:00Z");
});

test("an instant that the clocks skip or repeat is still one of the two", () => {
  expect(new Date(instantOf("2027-03-14", "02:30", "America/New_York")).toISOString()).toMatch(/T0[67]:30/u);
  expect(new Date(instantOf("2027-11-07", "01:30", "America/New_York")).toISOString()).toMatch(/T0[56]:30/u);
});

test("a line of exactly 75 bytes is left whole", () => {
  expect(contentLines(["x".repeat(75)])).toBe(`${"x".repeat(75)}\r\n`);
  expect(contentLines(["x".repeat(76)])).toBe(`${"x".repeat(75)}\r\n x\r\n`);
  expect(text("a,b;c\\d\ne")).toBe(String.raw`a\,b\;c\\d\ne`);
});
