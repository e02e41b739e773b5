/** The structured data of pages with content other than the sample's. */
import type { Thing } from "schema-dts";
import { expect, test } from "vitest";
import { content } from "../../content/content.ts";
import type { Content } from "../../content/schema/registry.ts";
import { cents } from "../../lib/money.ts";
import { pageAt } from "../../selectors/pages.ts";
import { graphOf } from "./graph.ts";

type Entry = Readonly<Record<string, unknown>> & { readonly "@type": string };

const sample = content();
const site = new URL("https://clay.example");

/** The facility's entry in a page's structured data. */
function facilityOn(path: string, all: Content): Entry | undefined {
  const entries = (graphOf(all, pageAt(all, path), site)?.["@graph"] ?? []) as readonly Thing[];
  return (entries as unknown as Entry[]).find((entry) => entry["@type"] === "SportsActivityLocation");
}
const offersOn = (path: string, all: Content) => (facilityOn(path, all)?.["makesOffer"] ?? []) as Entry[];

const full: Content = {
  ...sample,
  packages: sample.packages.map((item) => (item.slug === "founders" ? { ...item, full: true } : item)),
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
      availability: "https://schema.org/SoldOut",
      url: "https://clay.example/founders",
    }),
  ]);
});

test("a page has the offers that it sells, and no other page has them", () => {
  const founders = (soldOn: string | undefined) => ({
    ...sample,
    packages: sample.packages.map((item) => (item.slug === "founders" ? { ...item, soldOn } : item)),
  });
  const named = [expect.objectContaining({ name: "Founders Club" })];
  expect(offersOn("/specials", sample)).toEqual([]);
  expect(offersOn("/specials", founders("specials"))).toEqual(named);
  expect(offersOn("/founders", founders("specials"))).toEqual([]);
  // The first page that shows it.
  expect(offersOn("/founders", founders(undefined))).toEqual(named);
});

test("the price range covers only what is on sale", () => {
  const gold = (changes: Partial<Content["packages"][number]>) => ({
    packages: sample.packages.map((item) => (item.slug === "gold" ? { ...item, ...changes } : item)),
  });
  const rangeWith = (changes: Partial<Content>) => facilityOn("/", { ...sample, ...changes })?.["priceRange"];
  expect(rangeWith({})).toBe("$20 - $400");
  expect(rangeWith(gold({ price: cents(990_000) }))).toBe("$20 - $9,900");
  expect(rangeWith(gold({ price: cents(990_000), until: "2020-01-01" }))).toBe("$20 - $400");
  expect(facilityOn("/packages", sample)).not.toHaveProperty("priceRange");
});

test("other offers stay in stock when the Founders Club is full", () => {
  expect(offersOn("/packages", full)).toEqual(offersOn("/packages", sample));
});

test("questions and answers are marked up as a FAQ page, without Markdown", () => {
  const entries = graphOf(sample, pageAt(sample, "/first-visit"), site)?.["@graph"];
  expect(entries).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: expect.arrayContaining([
        {
          "@type": "Question",
          name: "What does an hour in a cage cost?",
          acceptedAnswer: { "@type": "Answer", text: "$45, and $25 for a half hour. Rent a cage." },
        },
      ]) as unknown,
    },
  ]);
});

test("a facility without a position has its address and no coordinates", () => {
  expect(facilityOn("/", sample)).toHaveProperty("geo");
  const without = facilityOn("/", { ...sample, facility: { ...sample.facility, position: undefined } });
  expect(without).not.toHaveProperty("geo");
  expect(without).toHaveProperty("address");
});
