/**
 * What the pages tell search engines: complete by the published requirements of each type, and never other than
 * what the page says to people.
 */
import { describe, expect, test } from "vitest";
import { content } from "../../src/model/content.ts";
import { pages } from "../addresses.ts";
import { dom, words } from "../static/built.ts";
import { deep, entries, entriesOf, type Entry } from "./graphs.ts";

const { facility, hours, coaches, jobs } = content();
const listed = pages.filter(({ path }) => dom(path).querySelector('meta[name="robots"]') === null);

/** Required by schema.org's readers (Google's documentation of each type), and what we require of ourselves. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ["name", "url"],
  SportsActivityLocation: ["name"],
  PostalAddress: ["streetAddress", "addressLocality", "addressRegion", "postalCode", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: ["opens", "closes"],
  Offer: ["name", "price", "priceCurrency", "url"],
  UnitPriceSpecification: ["price", "priceCurrency", "referenceQuantity"],
  QuantitativeValue: [],
  Person: ["name", "jobTitle", "worksFor"],
  SportsEvent: [
    "name",
    "startDate",
    "endDate",
    "location",
    "organizer",
    "eventStatus",
    "eventAttendanceMode",
    "image",
    "description",
  ],
  SportsOrganization: ["name", "url"],
  Schedule: ["startDate", "endDate", "repeatFrequency", "scheduleTimezone"],
  JobPosting: ["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
  Place: ["address"],
  MonetaryAmount: ["currency", "value"],
  PropertyValue: ["name", "value"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
};

const dollars = (price: unknown) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })
    .format(Number(price))
    .replace(/\.00$/u, "");
const fold = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

describe.each(listed.map(({ path }) => path))("%s", (path) => {
  const all = deep(entries(path));
  const everything = fold(words(path, "body"));

  test("names only types of the table, each with what it must have", () => {
    for (const { way, entry } of all) {
      const fields = required[entry["@type"]];
      expect(fields, `${way} ${entry["@type"]}`).toBeDefined();
      for (const field of fields ?? []) expect(entry[field], `${way}.${field}`).toSatisfy(filled);
    }
  });

  test("gives no review and no stars to itself", () => {
    expect(JSON.stringify(entries(path))).not.toMatch(/"(?:aggregateRating|review|reviewRating)"/iu);
  });

  test("gives every address in full, and its own as the canonical one", () => {
    const own = new URL(path, facility.website).href;
    for (const { way, entry } of all) {
      for (const field of ["url", "item", "image", "logo"] as const) {
        if (typeof entry[field] === "string")
          expect(URL.canParse(entry[field]), `${way}.${field}`).toBe(true);
      }
    }
    for (const { url } of entriesOf(path, "SportsEvent")) expect(url).toBe(own);
    expect(dom(path).querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(own);
  });

  test("sells only what the page shows, at the price it shows", () => {
    const prices = all.filter(({ entry }) => entry["@type"] === "Offer");
    for (const { entry } of prices) {
      expect(entry["priceCurrency"]).toBe("USD");
      expect(everything).toContain(dollars(entry["price"]));
    }
    const links = new Set(
      dom(path)
        .querySelectorAll("a[href]")
        .map((link) => link.getAttribute("href")),
    );
    for (const { entry } of prices) {
      const url = String(entry["url"]);
      expect(links.has(url) || links.has(new URL(url).pathname) || url.endsWith(path), url).toBe(true);
    }
    for (const { entry } of all) {
      for (const price of String(entry["priceRange"] ?? "").match(/\$[\d.,]+/gu) ?? [])
        expect(everything).toContain(price);
    }
  });

  test("gives the address that stands on the page", () => {
    for (const { entry } of all.filter((each) => each.entry["@type"] === "PostalAddress")) {
      for (const field of ["streetAddress", "addressLocality", "addressRegion", "postalCode"])
        expect(everything).toContain(entry[field]);
    }
  });

  test("shows the way back that it marks up, and marks up the one it shows", () => {
    const shown = dom(path)
      .querySelectorAll(".breadcrumbs a")
      .map((link) => [fold(link.text), new URL(link.getAttribute("href") ?? "", facility.website).href]);
    const [list] = entriesOf(path, "BreadcrumbList") as (Entry & { itemListElement: Entry[] })[];
    const marked = (list?.itemListElement ?? []).map(({ name, item }) => [name, item]);
    const here = [fold(dom(path).querySelector("h1")?.text ?? ""), new URL(path, facility.website).href];
    expect(marked).toEqual(shown.length > 0 ? [...shown, here] : []);
    for (const [index, { position }] of (list?.itemListElement ?? []).entries())
      expect(position).toBe(index + 1);
  });
});

function filled(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)
  );
}

test("pages that are not for search engines tell them nothing", () => {
  for (const path of ["/rapsodo", "/comingsoon", "/404"]) expect(entries(path)).toEqual([]);
});

describe("the facility", () => {
  const full = listed.flatMap(({ path }) =>
    entriesOf(path, "SportsActivityLocation").map((entry) => ({ path, entry })),
  );

  test("is on Home, on the contact page and with the coaches", () => {
    expect(full.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/contactus", "/coaches"]));
  });

  test("has the specification's hours, the phone and the place", () => {
    const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    for (const { path, entry } of full) {
      const week = (entry["openingHoursSpecification"] as Entry[]).flatMap((each) =>
        (each["dayOfWeek"] as string[]).map((day) => [day.split("/").at(-1), each["opens"], each["closes"]]),
      );
      expect(week).toEqual([
        ...weekdays.map((day) => [day, "14:00", "21:00"]),
        ["Saturday", "09:00", "21:00"],
        ["Sunday", "12:00", "18:00"],
      ]);
      expect(words(path, "body")).toMatch(/2:00pm to 9:00pm/u);
      const digits = String(entry["telephone"]).replace("+1-", "");
      expect(words(path, "body").replaceAll(/\D/gu, "")).toContain(digits.replaceAll("-", ""));
      expect(entry["geo"]).toEqual({ "@type": "GeoCoordinates", ...facility.position });
      expect(entry["name"]).toBe(facility.name);
    }
  });

  test("has the days that differ, and the page tells of each", () => {
    const [home] = entriesOf("/", "SportsActivityLocation");
    const special = (home?.["specialOpeningHoursSpecification"] ?? []) as Entry[];
    const known = new Map(hours.exceptions.map((each) => [each.date, each]));
    for (const day of special) {
      const exception = known.get(String(day["validFrom"]));
      expect([day["opens"], day["closes"]]).toEqual([
        exception?.opens ?? "00:00",
        exception?.closes ?? "00:00",
      ]);
      // In the page from now on, shown from two weeks ahead.
      expect(words("/", "body")).toContain(exception?.reason);
    }
  });
});

describe("the coaches", () => {
  test("are people with the names and titles of their pages", () => {
    for (const path of ["/hitting", "/pitching", "/speed", "/fielding", "/coaches"]) {
      const people = entriesOf(path, "Person");
      const expected = coaches.filter(({ discipline }) => path === "/coaches" || path === `/${discipline}`);
      expect(people.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
      for (const person of people) {
        expect(words(path)).toContain(person["name"]);
        expect(words(path)).toContain(person["jobTitle"]);
        if (person["description"]) expect(words(path)).toContain(fold(String(person["description"])));
      }
    }
  });

  test("are nobody where a spot is open", () => {
    expect(JSON.stringify(entries("/hitting"))).not.toContain("This Could Be You");
  });
});

describe("events", () => {
  const events = listed
    .filter(({ path }) => entriesOf(path, "SportsEvent").length > 0)
    .map(({ path }) => path);

  test("are the dated camps and the league, each on its own page, and nothing else", () => {
    expect(events.sort()).toEqual([
      "/camps/august-hitting-pitching",
      "/camps/june-hitting",
      "/camps/swinging-holiday",
      "/tournament/winter-hittrax",
    ]);
  });

  test.each([
    ["/camps/june-hitting", "2027-06-21T09:00:00-04:00", "2027-06-25T12:00:00-04:00"],
    ["/camps/august-hitting-pitching", "2027-08-02T09:00:00-04:00", "2027-08-06T12:30:00-04:00"],
    ["/camps/swinging-holiday", "2026-12-28T12:00:00-05:00", "2026-12-30T15:00:00-05:00"],
    ["/tournament/winter-hittrax", "2027-01-09", "2027-02-27"],
  ])("%s begins %s and ends %s", (path, start, end) => {
    const [event] = entriesOf(path, "SportsEvent");
    expect([event?.["startDate"], event?.["endDate"]]).toEqual([start, end]);
    expect(event?.["eventSchedule"]).toMatchObject({ scheduleTimezone: facility.timeZone });
    expect(words(path)).toContain(event?.["name"]);
    expect(words(path)).toContain(String(event?.["typicalAgeRange"]));
    const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", timeZone: "UTC" });
    expect(words(path)).toContain(day.format(Date.parse(start.slice(0, 10))));
  });

  test("have the specification's prices where places are on sale, and none where they are not", () => {
    const prices = (path: string) =>
      ((entriesOf(path, "SportsEvent")[0]?.["offers"] ?? []) as Entry[]).map(({ price }) => price);
    expect(prices("/camps/swinging-holiday")).toEqual([30, 55, 60]);
    expect(prices("/tournament/winter-hittrax")).toEqual([75]);
    expect(prices("/camps/june-hitting")).toEqual([]);
  });
});

describe("jobs", () => {
  const comingSoon = [
    "assistantprogramdirector",
    "communitymarketingassistant",
    "youthsportinstructor",
    "generalsportinstructor",
  ];

  test("whose details are coming soon are not posted", () => {
    for (const slug of comingSoon) expect(entriesOf(`/${slug}`, "JobPosting"), slug).toEqual([]);
  });

  test("that are open and described are, once, with the words of their pages", () => {
    const open = jobs.filter(({ slug, posted }) => !comingSoon.includes(slug) && posted !== undefined);
    expect(open.length).toBeGreaterThan(5);
    for (const { slug, title, posted } of open) {
      const [job, ...more] = entriesOf(`/${slug}`, "JobPosting");
      expect(more).toEqual([]);
      expect(job?.["title"]).toBe(title);
      expect(job?.["datePosted"]).toBe(posted);
      const text = String(job?.["description"]);
      expect(text).toMatch(/^<(?:h2|p)>/u);
      expect(text).not.toMatch(/route:|\{\{|<script/u);
      for (const [, item = ""] of text.matchAll(/<li>(.*?)<\/li>/gu))
        expect(words(`/${slug}`)).toContain(item.replaceAll(/<[^>]*>/gu, "").replaceAll("&amp;", "&"));
    }
  });

  test("pay what the specification says, and say nothing where it says nothing", () => {
    expect(entriesOf("/youthsportssummer", "JobPosting")[0]?.["baseSalary"]).toEqual({
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: 11, maxValue: 17, unitText: "HOUR" },
    });
    expect(entriesOf("/generalmanager", "JobPosting")[0]?.["baseSalary"]).toBeUndefined();
  });
});
