/** What the second facility sells, and what it says of the prices. */
import { describe, expect, test } from "vitest";
import { listsWithSomeCents } from "../price-lists.ts";
import { site, words } from "./built.ts";

describe("the second facility", () => {
  test("shows cents in all prices of a list, or in none", () => {
    const { long, mixed } = listsWithSomeCents(site);
    expect(mixed).toEqual([]);
    expect(long).toBeGreaterThan(5);
  });

  test("shows rates of any length, at certain times, in words, and without a size or a place on the plan", () => {
    const page = site.dom("/rentbattingcages");
    const home = site.dom("/");
    const plainTexts = (selector: string, shownOn = page) =>
      shownOn.querySelectorAll(selector).map(({ text }) => text.replaceAll(/\s+/gu, " ").trim());
    expect(plainTexts(".rate-line .price")).toEqual([
      "$19 half hour",
      "$34 hour",
      "$60 hour",
      "$90 hour after 5:00pm",
      "$110 2 hours plus tax",
      "Price on the booking site",
    ]);
    expect(plainTexts("#turf .button")).toEqual([
      "Rent hour $60 of Turf (opens in a new window)",
      "Rent hour, after 5:00pm $90 of Turf (opens in a new window)",
      "Call for 2 hours $110 of Turf",
    ]);
    expect(page.querySelector("#film-room .button")?.attributes.href).toBe(
      "https://pay.swingbarn.example/film-room",
    );
    expect(plainTexts(".rate-board thead th", home)).toEqual(["Space", "Half hour", "Hour", "2 hours"]);
    expect(plainTexts(".rate-board tbody tr", home)).toEqual([
      "Batting bays 60x12 ft$19$34",
      "Turf $60$110 plus tax",
      "Turf after 5:00pm$90",
      "Film room Price on the booking site",
    ]);
    expect(plainTexts(".floor-plan-space").join(" ")).not.toContain("Turf");
  });

  test("tells search engines and the price list of these rates", () => {
    const page = site.dom("/rentbattingcages");
    const offers = page.querySelector('script[type="application/ld+json"]')?.text ?? "";
    for (const name of ["Turf, hour, after 5:00pm", "Turf, 2 hours", "Film room, Price on the booking site"])
      expect(offers).toContain(name);
    const prices = words("/prices").replaceAll(/\s+/gu, " ");
    for (const text of [
      "Hour, after 5:00pm $90",
      "2 hours $110 plus tax",
      "Film room Price on the booking site",
    ])
      expect(prices, text).toContain(text);
  });

  test("has a page for birthday parties with prices, pictures, a link and its place in the menu", () => {
    const parties = site.dom("/birthday-parties").querySelector("main");
    expect(words("/birthday-parties")).toMatch(
      /Weekday party \$210\.00 to \$290\.00 .*Weekend party From \$259\.50/u,
    );
    expect(parties?.querySelectorAll(".picture-row img").map((img) => img.getAttribute("alt"))).toEqual([
      "A batting net in blue light",
      "A barn with a tin roof under a wide sky",
    ]);
    expect(parties?.querySelector("a[href='/contactus']")?.text).toContain("Ask for a date");
    expect(parties?.querySelector(".prose a[href='/catchers']")?.text).toBe("our catching coach");
    expect(site.dom("/camps").querySelector("#menu a[href='/birthday-parties']")?.text).toBe("Parties");
    expect(site.text("sitemap.xml")).toContain("<loc>https://swingbarn.example/birthday-parties</loc>");
  });

  test("sells a party with its own form, and another at the phone, however the word call is written", () => {
    const button = (slug: string) => site.dom("/birthday-parties").querySelector(`#${slug} .button`);
    expect(button("party-weekend")?.attributes).toMatchObject({ href: "/teampractice" });
    expect(button("party-weekend")?.attributes).not.toHaveProperty("target");
    expect(button("party-weekday")?.attributes).toMatchObject({ href: "tel:+17205550177" });
    expect(site.html("/birthday-parties")).toContain('"url":"https://swingbarn.example/birthday-parties"');
    const row = site
      .dom("/prices")
      .querySelectorAll(".price-line")
      .find(({ text }) => text.includes("Weekend party"));
    expect(row?.querySelector(".button")?.attributes).toMatchObject({ href: "/teampractice" });
  });

  test("has a footnote as a line below the prices, on their page and in the list of all prices", () => {
    expect(words("/hitpricing")).toMatch(/Student hour\* \$62 an hour .*\*With a student ID\./u);
    expect(
      site
        .dom("/prices")
        .querySelectorAll(".price-note")
        .map(({ text }) => text.trim()),
    ).toContain("*With a student ID.");
  });

  test("has prices that are free, a range, from an amount, for a person, with words behind or in place of them", () => {
    const priceOn = (path: string, slug: string) =>
      site.dom(path).querySelector(`#${slug} .price`)?.text.trim();
    expect(priceOn("/hitpricing", "first-swings")).toBe("Free for your first half hour");
    expect(priceOn("/catchprice", "catching-hour")).toBe("$66 per person");
    expect(priceOn("/birthday-parties", "party-weekday")).toBe("$210.00 to $290.00");
    expect(priceOn("/birthday-parties", "party-weekend")).toBe("From $259.50 per group of kids");
    expect(priceOn("/packages", "membership")).toBe("$48.50 per month for a year, plus tax");
    expect(priceOn("/", "membership")).toBe("$48.50 per month for a year, plus tax");
    expect(priceOn("/pitchprice", "team-pitching")).toBe("By agreement");
    expect(words("/hitting")).toContain("$72");
    expect(words("/pitching")).toContain("$84");
  });

  test("tells search engines a range as a range, a free lesson as 0, and what is paid for each person", () => {
    const offersOn = (path: string) => {
      const text = site.dom(path).querySelector('script[type="application/ld+json"]')?.text ?? "";
      const { "@graph": entries } = JSON.parse(text) as { "@graph": Record<string, unknown>[] };
      return entries.find((entry) => "makesOffer" in entry)?.["makesOffer"];
    };
    expect(offersOn("/birthday-parties")).toMatchObject([
      {
        name: "Weekday party",
        priceSpecification: {
          "@type": "PriceSpecification",
          minPrice: 210,
          maxPrice: 290,
          priceCurrency: "USD",
        },
      },
      {
        name: "Weekend party",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          minPrice: 259.5,
          referenceQuantity: { value: 1, unitText: "group of kids" },
        },
      },
    ]);
    expect(offersOn("/hitpricing")).toMatchObject([
      { price: 72 },
      { price: 0, priceCurrency: "USD" },
      { price: 62 },
    ]);
    expect(offersOn("/pitchprice")).toMatchObject([{ price: 84 }, { name: "Pitching for teams" }]);
    expect(site.html("/pitchprice")).not.toMatch(/"name":"Pitching for teams","price/u);
    expect(site.html("/")).toContain('"priceRange":"$19 - $290"');
  });

  test("sells a special until its last day", () => {
    const card = site.dom("/specials").querySelector("main article");
    expect(card?.querySelectorAll("a").map((link) => link.getAttribute("href"))).toContain(
      "https://pay.swingbarn.example/winter-deal",
    );
  });

  test("without a booking site, asks nobody to log in, and sells by phone on the pages themselves", () => {
    for (const { path } of site.pages) expect(words(path), path).not.toMatch(/Sign in|Join free/u);
    const offers = site.html("/pitchprice").match(/"makesOffer":\[(.*?)\]/u)?.[1];
    expect(offers).toContain('"url":"https://swingbarn.example/pitchprice"');
  });
});
