/** What pages tell search engines of other content than the sample's. */
import type { Thing } from "schema-dts";
import { expect, test } from "vitest";
import { content, type Content } from "../../model/content.ts";
import { pageAt } from "../../model/site-map.ts";
import { graphOf } from "./graph.ts";

type Entry = Readonly<Record<string, unknown>> & { readonly "@type": string };

const sample = content();
const site = new URL("https://clay.example");

/** The facility as a page tells of it. */
function facilityOn(path: string, all: Content): Entry | undefined {
  const entries = (graphOf(all, pageAt(all, path), site)?.["@graph"] ?? []) as readonly Thing[];
  return (entries as unknown as Entry[]).find((entry) => entry["@type"] === "SportsActivityLocation");
}
const offersOn = (path: string, all: Content) => (facilityOn(path, all)?.["makesOffer"] ?? []) as Entry[];

const { founders } = sample.terms;
const full: Content = {
  ...sample,
  terms: { ...sample.terms, founders: founders && { ...founders, full: true } },
};

test("the Founders Club is in stock until it is full; then nothing leads to its purchase", () => {
  expect(offersOn("/founders", sample)).toEqual([
    expect.objectContaining({
      name: "Founders Club",
      availability: "https://schema.org/InStock",
      url: expect.stringMatching(/\/purchase$/u) as string,
    }),
  ]);
  expect(offersOn("/founders", full)).toEqual([
    expect.objectContaining({
      name: "Founders Club",
      availability: "https://schema.org/OutOfStock",
      url: "https://clay.example/founders",
    }),
  ]);
});

test("the price range is that of everything on sale: a price that nobody can pay any more is none of it", () => {
  const priced = (slug: string, price: number, changes = {}): Content["packages"] =>
    sample.packages.map((item) => (item.slug === slug ? { ...item, price, ...changes } : item));
  const rangeWith = (changes: Partial<Content>) => facilityOn("/", { ...sample, ...changes })?.["priceRange"];
  expect(rangeWith({ packages: priced("hitting-lesson", 990_000) })).toMatch(/ - \$9,900$/u);
  expect(rangeWith({ packages: priced("aamp", 990_000) })).toBe(rangeWith({}));
  const over = { until: "2020-01-01" };
  expect(rangeWith({ packages: priced("hitting-lesson", 990_000, over) })).toBe(rangeWith({}));
  const dear = priced("founders", 990_000);
  expect(rangeWith({ packages: dear })).toMatch(/ - \$9,900$/u);
  expect(rangeWith({ ...full, packages: dear })).toBe(rangeWith({}));
  expect(
    rangeWith({
      packages: dear,
      pages: sample.pages.filter(({ slug }) => !/^(?:specials|founders)$/u.test(slug)),
    }),
  ).toBe(rangeWith({}));
});

test("what else is sold stays in stock when the Founders Club is full", () => {
  expect(offersOn("/packages", full)).toEqual(offersOn("/packages", sample));
});
