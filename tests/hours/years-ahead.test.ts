/** The sample in later years: all offers of the specification are on sale, and all places show the same dates. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { eventData } from "../../src/seo/structured-data/event.ts";
import { formatDateRange } from "../../src/lib/dates.ts";
import { weekdayOf } from "../../src/lib/zoned-time.ts";
import { readContent } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { datedEvents, eventDetails } from "../../src/selectors/events.ts";
import { keyPrices } from "../../src/selectors/key-prices.ts";
import { outsideHours, describeOutsideHours } from "../../src/selectors/outside-hours.ts";
import { offersOn } from "../../src/selectors/prices.ts";
import { campCards, leagueCards, youthCards } from "../../src/selectors/programs.ts";
import { todayAt } from "../../src/selectors/seasons.ts";
import { existingPages, pageAt } from "../../src/selectors/pages.ts";
import { specialsOf } from "../../src/selectors/prices.ts";
import { warningsOf } from "../../src/selectors/warnings.ts";

const sample = readContent("content").content as Content;
const site = new URL("https://clay.example");
afterEach(() => vi.unstubAllEnvs());

/** The sample on a day, read again, because page texts are cached with it. */
function on(day: string): Content {
  vi.stubEnv("NOW", `${day}T12:00:00-05:00`);
  expect(todayAt(sample.facility)).toBe(day);
  return { ...sample };
}

const days = [
  "2026-12-31",
  "2027-03-01",
  "2027-06-26",
  "2027-12-29",
  "2029-02-24",
  "2029-07-04",
  "2031-01-01",
  "2031-10-15",
  "2033-08-08",
];

describe.each(days)("on %s", (day) => {
  test("every package that a page lists is on sale, and every card leads to its prices", () => {
    const all = on(day);
    const offers = existingPages(all).flatMap(({ key }) => offersOn(all, key));
    // Memberships, tokens, assessments, lessons, the holiday camp, the league, the youth session, the Founders Club.
    expect(new Set(offers.map(({ slug }) => slug)).size).toBe(23);
    for (const { slug, sale } of offers) expect(sale, slug).toBeUndefined();
    for (const special of specialsOf(all)) expect([special.sale, special.full]).toEqual([undefined, false]);
    for (const { id, sale } of [...campCards(all), ...leagueCards(all), ...youthCards(all)])
      expect(sale, id).toBeUndefined();
    expect(keyPrices(all, "tournament")).toHaveLength(1);
    expect(keyPrices(all, "camps")).toHaveLength(3);
  });

  test("no camp and no league is over, and each keeps its weekdays or its dates", () => {
    for (const { season, kind, slug } of datedEvents(on(day))) {
      expect(season.until >= day, slug).toBe(true);
      const first = sample[kind === "camp" ? "camps" : "leagues"].find((each) => each.slug === slug)?.season;
      if (first?.repeats === "yearly") expect(weekdayOf(season.from)).toBe(weekdayOf(first.from));
      else expect(season.from.slice(4)).toBe("-12-28");
    }
  });

  test("cards, pages, titles, calendars and structured data tell the same dates", () => {
    const all = on(day);
    const cards = new Map([...campCards(all), ...leagueCards(all)].map(({ id, dates }) => [id, dates?.text]));
    for (const event of datedEvents(all)) {
      const { season, slug, path } = event;
      const dates = formatDateRange(season.from, season.until);
      expect(cards.get(slug)).toBe(dates);
      expect(eventDetails(event, all.facility)[0]).toMatchObject({ label: "Dates", value: { text: dates } });
      const { title, description } = pageAt(all, path).texts;
      expect([title.includes(dates), description.includes(dates)]).toEqual([true, true]);
      const data = eventData(event, all, site) as unknown as Record<string, string>;
      expect([data["startDate"]?.slice(0, 10), data["endDate"]?.slice(0, 10)]).toEqual([
        season.from,
        season.until,
      ]);
      for (const offer of (data["offers"] ?? []) as unknown as Record<string, string>[])
        expect(offer).toMatchObject({
          availability: "https://schema.org/InStock",
          validThrough: season.until,
        });
    }
  });

  test("nobody is warned of anything", () => expect(warningsOf(on(day))).toEqual([]));
});

test("each year's season has an id of its own, the first the plain one", () => {
  const ids = (day: string) => datedEvents(on(day)).map(({ id }) => id);
  expect(ids("2026-11-16")).toEqual([
    "camp-swinging-holiday",
    "league-winter-hittrax",
    "camp-june-hitting",
    "camp-august-hitting-pitching",
  ]);
  expect(ids("2027-12-31")).toEqual([
    "league-winter-hittrax-2028-01-08",
    "camp-june-hitting-2028-06-19",
    "camp-august-hitting-pitching-2028-07-31",
    "camp-swinging-holiday-2028-12-28",
  ]);
});

test("the dates of a season take over the day after the last one's last day", () => {
  const june = (day: string) => datedEvents(on(day)).find(({ slug }) => slug === "june-hitting");
  expect(june("2027-06-25")).toMatchObject({ since: undefined, dates: { text: "June 21 – 25, 2027" } });
  expect(june("2027-06-26")).toMatchObject({ since: "2027-06-26", dates: { text: "June 19 – 23, 2028" } });
});

describe("a camp or league outside the opening hours", () => {
  const told = (changes: Partial<Content>) =>
    outsideHours({ ...sample, ...changes }, "2026-11-16").map(describeOutsideHours);
  const without = (reason: string) => ({
    ...sample.hours,
    exceptions: sample.hours.exceptions.filter((each) => each.reason !== reason),
  });

  test("is told with its file, its day, its times and the doors'", () => {
    expect(told({ hours: without("June Hitting Camp") })).toEqual([
      "content/camps/june-hitting: June Hitting Camp is 9:00am to 12:00pm on Monday, June 21, 2027, when the facility is open 2:00 to 9:00pm; give these days their own hours in content/hours.yaml (exceptions)",
    ]);
  });

  test("is told of when its own hours do not repeat with it", () => {
    const exceptions = sample.hours.exceptions.map((each) =>
      each.reason === "June Hitting Camp" ? { ...each, repeats: undefined } : each,
    );
    expect(told({ hours: { ...sample.hours, exceptions } })[0]).toContain("on Monday, June 19, 2028");
  });

  test("is told of when it goes on through a break, unless its sessions pause", () => {
    const exceptions = sample.hours.exceptions.map((each) =>
      each.reason === "June Hitting Camp"
        ? { ...each, closes: "10:00", and: { opens: "11:00", closes: "21:00" } }
        : each,
    );
    const hours = { ...sample.hours, exceptions };
    expect(told({ hours })[0]).toContain("when the facility is open 9:00 to 10:00am and 11:00am to 9:00pm");
    const sessions = [
      { name: "Swings", from: "09:00", until: "10:00" },
      { name: "Games", from: "11:00", until: "12:00" },
    ];
    const camps = sample.camps.map((camp) => (camp.slug === "june-hitting" ? { ...camp, sessions } : camp));
    expect(told({ hours, camps })).toEqual([]);
  });

  test("is told of a session that lasts longer than its camp, and of a day without a time that is closed", () => {
    const camps = sample.camps.map((camp) => ({
      ...camp,
      sessions: [...camp.sessions, { name: "Late", from: "21:00", until: "22:00" }],
    }));
    expect(told({ camps })).toHaveLength(3);
    const closed = { date: "2027-02-06", reason: "Party", closed: true };
    expect(told({ hours: { ...sample.hours, exceptions: [closed, ...sample.hours.exceptions] } })).toEqual([
      "content/leagues/winter-hittrax: Winter HitTrax League takes place on Saturday, February 6, 2027, when the facility is closed; give these days their own hours in content/hours.yaml (exceptions)",
    ]);
  });
});
