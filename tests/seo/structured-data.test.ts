/**
 * The pages' structured data is complete by the published requirements of each type, and matches what the page shows to
 * visitors.
 */
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { pages } from "../addresses.ts";
import { dom, words } from "../static/built.ts";
import { deep, entries, entriesOf, type Entry } from "./graphs.ts";

const { facility } = content();
const listed = pages.filter(({ path }) => dom(path).querySelector('meta[name="robots"]') === null);

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
  JobPosting: ["title", "description", "datePosted", "hiringOrganization", "jobLocation"],
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

describe("the facility is one, whatever page tells of it", () => {
  const told = listed.flatMap(({ path }) =>
    entriesOf(path, "SportsActivityLocation").map((entry) => ({ path, entry })),
  );

  test("all say the same of it, but for what they sell themselves", () => {
    const [first, ...others] = told.map(({ entry }) => {
      const { makesOffer: _own, priceRange: _whole, ...same } = entry;
      return same;
    });
    expect(others.length).toBeGreaterThan(5);
    for (const other of others) expect(other).toEqual(first);
  });

  test("its price range stands on Home only, from the cheapest to the dearest of all that is sold", () => {
    const ranges = listed.flatMap(({ path }) =>
      deep(entries(path)).flatMap(({ entry }) =>
        "priceRange" in entry ? [[path, entry["priceRange"]]] : [],
      ),
    );
    expect(ranges).toEqual([["/", "$20 - $400"]]);
  });
});

test("pages that are not for search engines tell them nothing", () => {
  for (const path of ["/rapsodo", "/comingsoon", "/404"]) expect(entries(path)).toEqual([]);
});
