/**
 * The pages' structured data is complete by the published requirements of each type, and matches what the page shows to
 * visitors.
 */
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { pages } from "../addresses.ts";
import { dom, words } from "../static/built.ts";

const { facility, coaches } = content();
const listed = pages.filter(({ path }) => dom(path).querySelector('meta[name="robots"]') === null);

/** An entry with its raw fields. */
type Entry = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** The entries of a page. */
function entries(path: string): Entry[] {
  const scripts = dom(path).querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap(({ text }) => {
    const graph = JSON.parse(text) as { "@context": string; "@graph": Entry[] };
    if (graph["@context"] !== "https://schema.org") throw new Error(`${path}: no context`);
    return graph["@graph"];
  });
}

/** The entries of one type. */
function entriesOf(path: string, type: string): Entry[] {
  return entries(path).filter((entry) => entry["@type"] === type);
}

/** An entry and all nested entries, each with its path. */
function deep(value: unknown, way = ""): { way: string; entry: Entry }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => deep(item, `${way}[${index}]`));
  if (value === null || typeof value !== "object") return [];
  const inner = Object.entries(value).flatMap(([key, item]) => deep(item, `${way}.${key}`));
  return "@type" in value ? [{ way, entry: value as Entry }, ...inner] : inner;
}

/** The fields that Google's documentation requires for each type, and those that we require. */
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
  Place: ["address"],
  MonetaryAmount: ["currency", "value"],
  PropertyValue: ["name", "value"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
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

  test("marks up only known types, each with its required fields", () => {
    for (const { way, entry } of all) {
      const fields = required[entry["@type"]];
      expect(fields, `${way} ${entry["@type"]}`).toBeDefined();
      for (const field of fields ?? []) expect(entry[field], `${way}.${field}`).toSatisfy(filled);
    }
  });

  test("marks up no reviews or ratings of the facility", () => {
    expect(JSON.stringify(entries(path))).not.toMatch(/"(?:aggregateRating|review|reviewRating)"/iu);
  });

  test("gives every address in full", () => {
    const own = new URL(path, facility.website).href;
    for (const { way, entry } of all) {
      for (const field of ["url", "item", "image", "logo"] as const) {
        if (typeof entry[field] === "string")
          expect(URL.canParse(entry[field]), `${way}.${field}`).toBe(true);
      }
    }
    for (const { url } of entriesOf(path, "SportsEvent")) expect(url).toBe(own);
  });

  test("marks up only offers that the page shows, at the price it shows", () => {
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
  });

  test("marks up the breadcrumbs that it shows", () => {
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

test("the facility is marked up with the specification's hours, its phone and its position", () => {
  const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
  for (const path of ["/", "/contactus", "/coaches"]) {
    const [entry = {} as Entry] = entriesOf(path, "SportsActivityLocation");
    const week = (entry["openingHoursSpecification"] as Entry[]).flatMap((each) =>
      (each["dayOfWeek"] as string[]).map((day) => [day.split("/").at(-1), each["opens"], each["closes"]]),
    );
    expect(week).toEqual([
      ...weekdays.map((day) => [day, "14:00", "21:00"]),
      ["Saturday", "09:00", "21:00"],
      ["Sunday", "12:00", "18:00"],
    ]);
    expect(entry["specialOpeningHoursSpecification"]).toBeUndefined();
    expect(entry).toMatchObject({
      name: facility.name,
      telephone: "+1-614-555-0142",
      geo: facility.position,
    });
  }
});

describe("the facility's structured data", () => {
  const facilityEntries = listed.flatMap(({ path }) =>
    entriesOf(path, "SportsActivityLocation").map((entry) => ({ path, entry })),
  );

  test("is the same on every page, except for the page's own offers", () => {
    const [first, ...others] = facilityEntries.map(({ entry }) => {
      const { makesOffer: _own, priceRange: _whole, ...same } = entry;
      return same;
    });
    expect(others.length).toBeGreaterThan(5);
    for (const other of others) expect(other).toEqual(first);
  });

  test("has the price range only on Home, from the cheapest to the most expensive offer", () => {
    const ranges = listed.flatMap(({ path }) =>
      deep(entries(path)).flatMap(({ entry }) =>
        "priceRange" in entry ? [[path, entry["priceRange"]]] : [],
      ),
    );
    expect(ranges).toEqual([["/", "$20 - $400"]]);
  });
});

test("the coaches are marked up with the names and titles on their pages; open spots are not", () => {
  for (const path of ["/hitting", "/pitching", "/speed", "/fielding", "/coaches"]) {
    const people = entriesOf(path, "Person");
    const expected = coaches.filter(({ discipline }) => path === "/coaches" || path === `/${discipline}`);
    expect(people.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
    for (const person of people) {
      expect(words(path)).toContain(person["jobTitle"]);
      if (person["description"]) expect(words(path)).toContain(fold(String(person["description"])));
    }
  }
});

test("nothing without dates is marked up as an event", () => {
  for (const { path } of listed) expect(entriesOf(path, "SportsEvent"), path).toEqual([]);
});

test("hidden pages have no structured data", () => {
  for (const path of ["/rapsodo", "/comingsoon", "/404"]) expect(entries(path)).toEqual([]);
});
