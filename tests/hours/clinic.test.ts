/** A kind of event is content only: clinics, which the sample has not, in a copy of its content. */
import { beforeAll, describe, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../tools/built-site.ts";
import { searchIn, type SearchIndex } from "../../src/search/match.ts";
import { sharedSite } from "../other-site.ts";
import { datedSite } from "./fixtures.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = readSite((await sharedSite(datedSite)).directory);
});

const page = (path: string) => {
  const found = site.pages.find((each) => each.path === path)?.dom;
  if (!found) throw new Error(`there is no page ${path}`);
  return found;
};
const words = (path: string, selector = "main") =>
  page(path).querySelector(selector)?.structuredText.replaceAll(/\s+/gu, " ") ?? "";
const graph = (path: string) =>
  JSON.parse(page(path).querySelector('script[type="application/ld+json"]')?.text ?? "{}") as {
    "@graph"?: Record<string, unknown>[];
  };

describe("a clinic", () => {
  test("has a page that lists it, in the menu and in the sitemap", () => {
    expect(words("/clinics")).toContain(
      "Winter Clinic December 28 – 30, 2026 Three days of swings for ages 8-12.",
    );
    expect(page("/").querySelector("#menu a[href='/clinics']")?.text).toContain("Clinics");
    expect(site.text("sitemap.xml")).toContain("/clinics</loc>");
  });

  test("has a card with the buttons of its kind, and a dialog", () => {
    const card = page("/clinics").querySelector("#winter-clinic");
    expect(card?.querySelector("button")?.text).toMatch(/^What's in it/u);
    const link = card?.querySelector("a[href='/clinicprices']");
    expect([link?.text, link?.getAttribute("target")]).toEqual([
      expect.stringMatching(/^Get your spot/u),
      "_blank",
    ]);
    expect(words("/clinics", "#about-winter-clinic")).toMatch(
      /Winter Clinic December 28 – 30, 2026 Ages 8-12 · \$45 Bring a bat\. Swings, swings, swings\./u,
    );
  });

  test("is sold on its price page, on the price list and by age, with the terms of all packages", () => {
    for (const path of ["/clinicprices", "/prices"]) {
      expect(words(path)).toContain("$45");
      expect(words(path)).toContain("All packages expire 90 days after purchase");
      expect(page(path).querySelectorAll("a[href$='/packages/990001/purchase']")).toHaveLength(1);
    }
    expect(words("/clinicprices")).toContain("Winter Clinic: December 28 – 30, 2026");
    expect(words("/prices")).toContain("Take a clinic Winter Clinic");
    expect(words("/find")).toContain(
      "Ages 8-12 Winter ClinicThree days of swings for ages 8-12. $45 Get your spot",
    );
  });

  test("is an event to search engines, on the page that lists it and on no other", () => {
    const events = (path: string) =>
      (graph(path)["@graph"] ?? []).filter((entry) => entry["@type"] === "SportsEvent");
    expect(events("/clinics")).toMatchObject([
      {
        name: "Winter Clinic",
        startDate: "2026-12-28",
        endDate: "2026-12-30",
        typicalAgeRange: "8-12",
        offers: [{ price: 45, availability: "https://schema.org/InStock", validThrough: "2026-12-27" }],
      },
    ]);
    const others = site.pages.filter(({ path, html }) => path !== "/clinics" && html.includes("SportsEvent"));
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  test("is found by its name and by its kind", () => {
    const search = searchIn(JSON.parse(site.text("search.json") ?? "") as SearchIndex);
    for (const asked of ["winter clinic", "clinics"])
      expect(
        search(asked)
          .slice(0, 3)
          .map(({ title, href }) => [title, href]),
        asked,
      ).toContainEqual(["Winter Clinic", "/clinics#winter-clinic"]);
  });
});
