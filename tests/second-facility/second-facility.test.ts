/** Another facility from the same code: only the content folder differs, and nothing of the first facility remains. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { openNowData } from "../../src/selectors/opening-hours.ts";
import { existingPages } from "../../src/selectors/pages.ts";
import { startSite } from "../../tools/site/serve.ts";
import { deadLinks } from "../../tools/checking/dead-links.ts";
import { invalidHtml } from "../invalid-html.ts";
import { otherSite } from "../other-site.ts";
import { ownFolder } from "../own-folder.ts";
import { listsWithSomeCents } from "../price-lists.ts";
import { everything } from "../scope.ts";
import { builtPages, type BuiltPages } from "../static/built.ts";
import { secondFacility } from "./site.ts";
import { traces } from "./traces.ts";

const home = ownFolder("second-facility");
afterAll(() => rmSync(home, { recursive: true, force: true }));

let second: Content;
let directory: string;
let content: string;
let site: BuiltPages;

beforeAll(async () => {
  const built = await otherSite(secondFacility);
  ({ directory, content } = built);
  second = readContent(built.content).content as Content;
  site = builtPages(directory);
});

const words = (path: string) => site.words(path, "body");

test.each(Object.entries(traces))("the second facility has no %s of the sample", (_, tracesIn) => {
  expect(tracesIn(site, second)).toEqual([]);
});

describe("the second facility", () => {
  test("has exactly the pages that its content has files for", () => {
    for (const { path } of existingPages(second)) expect(site.page(path), path).toBeDefined();
    for (const path of [
      "/hittrax",
      "/buytokens",
      "/employmentapp",
      "/testimonials",
      "/rentopenarea",
      "/search",
      "/search.json",
    ])
      expect(site.page(path), path).toBeUndefined();
  });

  test.runIf(everything)("has valid html", async () => expect(await invalidHtml(site.pages)).toEqual([]));

  test("has no dead links", () => {
    expect(deadLinks(site)).toEqual([]);
    const outside = site.pages
      .flatMap(({ dom }) => dom.querySelectorAll("a[href], iframe[src]"))
      .map((link) => link.getAttribute("href") ?? link.getAttribute("src") ?? "")
      .filter((href) => /^(?:https?:)?\/\//u.test(href));
    expect(outside).toContain("https://pay.swingbarn.example/hitting-hour?from=site");
    expect(outside.filter((href) => !href.startsWith("https://"))).toEqual([]);
  });

  test("shows its own name, phone, hours, cages and prices", () => {
    expect(site.dom("/").querySelector("title")?.text).toContain("Swing Barn");
    expect(site.html("/")).toContain('href="tel:+17205550177"');
    for (const text of ["Tuesday to Friday", "3:30pm to 8:15pm", "$19", "$48.50"])
      expect(words("/"), text).toContain(text);
    const cages = site.dom("/rentbattingcages").querySelectorAll("main li > article");
    expect(cages).toHaveLength(7);
    const { offsets } = openNowData(second);
    expect(new Set(offsets.map(([, ahead]) => ahead / 60))).toEqual(new Set([-7, -6]));
  });

  test("has files to download, which links lead to and say, and no others", async () => {
    expect([...site.files].filter((file) => file.startsWith("files/")).toSorted()).toEqual([
      "files/waiver.pdf",
      "files/winter-schedule.pdf",
    ]);
    for (const [path, selector, text] of [
      ["/birthday-parties", ".prose a[download]", "the waiver (PDF)"],
      ["/birthday-parties", ".site-footer a[download]", "Waiver (PDF)"],
      ["/", ".card a[download]", "This winter (PDF)"],
    ] as const) {
      const link = site.dom(path).querySelector(selector);
      expect(link?.text.trim(), selector).toBe(text);
      expect(link?.getAttribute("href")).toMatch(/^\/files\//u);
      expect(link?.getAttribute("target")).toBeUndefined();
    }
    const served = await startSite({
      port: 0,
      directory,
      mailDirectory: join(home, "mail"),
      contentDirectory: content,
    });
    const answer = await fetch(`${served.origin}/files/waiver.pdf`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const nothing = await fetch(`${served.origin}/files/other.pdf`);
    await served.close();
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe("attachment");
    expect(bytes.equals(readFileSync("tests/second-facility/content/files/waiver.pdf"))).toBe(true);
    expect([nothing.status, nothing.headers.get("content-disposition")]).toEqual([404, null]);
  });

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

  test("has a maps service's map, which the browser loads near the viewport, and says so", () => {
    const frame = site.dom("/").querySelector(".map > iframe");
    expect(frame?.attributes).toMatchObject({
      loading: "lazy",
      title: expect.stringMatching(/^Map: /u) as string,
    });
    expect(words("/privacy")).toContain("It loads as you scroll near it");
  });

  test("shows both Saturday periods, and words where there are no times, on its pages", () => {
    const rows = {
      "Tuesday to Friday": ["3:30pm to 8:15pm"],
      Saturday: ["8:00am to 1:00pm", "3:00pm to 6:30pm"],
      Sunday: ["By appointment"],
    };
    for (const selector of [".hours-board", ".site-footer-open"]) {
      const weeks = site.dom("/").querySelectorAll(`${selector} > div`);
      const week = weeks.find((each) => !each.hasAttribute("hidden"));
      const shown = (week?.querySelectorAll("dl > div") ?? []).map((row) => [
        row.querySelector("dt")?.text,
        row.querySelectorAll("dd").map(({ text }) => text),
      ]);
      expect(shown, selector).toEqual(Object.entries(rows));
    }
    expect(site.html("/")).toMatch(/"opens":"08:00","closes":"13:00"\}.*"opens":"15:00","closes":"18:30"\}/u);
  });

  test("has hours of a season: announced two weeks ahead, ready for the first day, told to search engines", () => {
    const footer = site.dom("/").querySelector(".site-footer-open");
    expect(footer?.querySelector(".other-hours")?.structuredText.replaceAll(/\s+/gu, " ")).toContain(
      "From Saturday, December 19 Sunday to Thursday 4:00pm to midnight, Friday 6:00am to 9:00am and " +
        "11:00am to 1:00pm and 6:00pm to 1:00am Winter hours",
    );
    const season = footer?.querySelector('[data-from="2026-12-19"][data-until="2027-02-28"]');
    expect(season?.hasAttribute("hidden"), "hidden until it begins").toBe(true);
    expect(season?.structuredText.replaceAll(/\s+/gu, " ")).toBe(
      "Winter hours Sunday to Thursday 4:00pm to midnight Friday 6:00am to 9:00am 11:00am to 1:00pm 6:00pm to 1:00am",
    );
    expect(site.html("/")).toContain(
      '"opens":"16:00","closes":"00:00","validFrom":"2026-12-19","validThrough":"2027-02-28"',
    );
  });

  test("has all hours of the year on one page, which leads from its hours", () => {
    for (const path of ["/", "/contactus"])
      for (const place of ["main .hours-board", ".site-footer-open"])
        expect(site.dom(path).querySelector(`${place} a[href='/hours']`)?.text, path).toBe(
          "All hours of the year",
        );
    const page = words("/hours");
    expect(page).toMatch(/Regular hours Tuesday to Friday 3:30pm to 8:15pm .*Sunday By appointment/u);
    expect(page).toMatch(
      /Winter hours December 19, 2026 – February 28, 2027 Sunday to Thursday 4:00pm to midnight/u,
    );
    expect(page).toMatch(/December 22, 2026 to Friday, January 1, 2027 Closed · Winter break/u);
    // The winter break is over Christmas.
    expect(page).toContain("Holidays Martin Luther King Jr. Day: hours may differ. Call (720) 555-0177.");
  });

  test("has a discipline of its own, at the address of its choice", () => {
    for (const path of ["/catchers", "/lessons/catching"]) {
      expect(words(path)).toMatch(/Hitting Pitching Catching .*Wes Tarr .*\$66/u);
      expect(site.html(path)).toContain('<link rel="canonical" href="https://swingbarn.example/catchers">');
    }
    const training = site.dom("/").querySelectorAll("#menu details")[0];
    expect(training?.querySelectorAll("a").map(({ attributes }) => attributes["href"])).toEqual([
      "/hitting",
      "/pitching",
      "/catchers",
    ]);
    expect(
      site
        .dom("/catchprice")
        .querySelectorAll(".breadcrumbs a")
        .map((link) => link.getAttribute("href")),
    ).toContain("/catchers");
    expect(site.page("/catching")).toBeUndefined();
  });

  test("has a page at each address of its older site, also on a host that redirects nothing", () => {
    const older = {
      "/About-Us": "/contactus",
      "/barn_prices": "/hitpricing",
      "/forms/Waiver.pdf": "/privacy",
    };
    for (const [path, page] of Object.entries(older)) {
      const canonical = `<link rel="canonical" href="https://swingbarn.example${page}">`;
      expect(site.text(`${path.slice(1)}.html`), path).toContain(canonical);
      expect(site.text("sitemap.xml")).not.toContain(path);
    }
    expect([...site.files].filter((file) => file.includes("index.php"))).toEqual([]);
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

  test("says its own numbers in its policies, under names of its own", () => {
    const policy = words("/cancel");
    expect(policy).toContain("Tell us 2 hours before. We keep 50% of the price");
    expect(policy).toContain("each guest above twelve is $41.");
    expect(policy).toContain("A Barn Pass rests for up to three months. Until May 30th, 2027, it ends");
  });

  test("is closed on days of each year, by their dates or by their weekdays, whatever the year", () => {
    const page = words("/hours");
    expect(page).toMatch(
      /Monday, February 15 10:00am to 2:00pm · Founder's Day Thursday, July 1 Closed · Opening day of 1911/u,
    );
    // A break with dates wins over December 26 of each year.
    expect(page).not.toContain("Boxing Day");
    expect(site.html("/")).toContain(
      '"validFrom":"2027-07-01","validThrough":"2027-07-01","opens":"00:00","closes":"00:00"',
    );
  });

  test("shows its review on Home, also without a page of all reviews", () => {
    const review = site.dom("/").querySelector("[aria-labelledby=section_testimonials]");
    // One review has nothing to scroll through.
    expect(review?.querySelector("button")).toBeNull();
    expect(review?.structuredText).toMatch(/What hitters say[^]*every Saturday\.\s+So do I\.[^]*Nan H\./u);
  });

  test("opens another site from its menu in a new window", () => {
    const link = site.dom("/").querySelector("#menu a[href='https://photos.swingbarn.example/barn']");
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(link?.text).toContain("opens in a new");
  });

  test("links from its footer to another site in a new window, and to the front desk", () => {
    const links = site.dom("/").querySelector(".site-footer-links");
    const shop = links?.querySelector("a[href='https://shop.swingbarn.example']");
    expect(shop?.getAttribute("target")).toBe("_blank");
    expect(shop?.text).toBe("Gift shop (opens in a new window)");
    expect(links?.querySelector("a[href='tel:+17205550177']")?.attributes).not.toHaveProperty("target");
  });

  test("without apps, has neither their heading nor a list of them", () => {
    const headings = site.dom("/").querySelectorAll(".site-footer-elsewhere h2");
    expect(headings.map(({ text }) => text)).toEqual(["Follow us"]);
    expect(site.dom("/").querySelectorAll(".site-footer-elsewhere ul")).toHaveLength(1);
  });

  test("links to its pages on any social network, each by its name", () => {
    const links = site.dom("/").querySelectorAll(".site-footer-social a") ?? [];
    const addresses = links.map((each) => each.getAttribute("href"));
    expect(addresses).toEqual([
      "https://photos.swingbarn.example/swingbarn",
      "https://talk.swingbarn.example/swingbarn",
      "https://films.swingbarn.example/swingbarn",
    ]);
    expect(links.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Instagram/u),
      expect.stringMatching(/^Diamond Talk/u),
      expect.stringMatching(/^YouTube/u),
    ]);
    expect(site.html("/")).toContain(`"sameAs":${JSON.stringify(addresses)}`);
  });

  test("shows a late night and the winter break two weeks ahead, wherever it shows its hours", () => {
    const special = [
      ["Friday, December 18", "5:00pm to 11:30pm", "Night of the long ball"],
      ["Tuesday, December 22, 2026 to Friday, January 1, 2027", "Closed", "Winter break"],
    ];
    const days = site.dom("/").querySelectorAll(".site-footer .other-hours strong");
    expect(days.map(({ text }) => text).slice(0, 3)).toEqual([
      "Friday, December 18",
      "From Saturday, December 19",
      "Tuesday, December 22, 2026 to Friday, January 1, 2027",
    ]);
    for (const selector of [".hours-board", ".site-footer"]) {
      const shown = site.dom("/").querySelector(selector)?.structuredText.replaceAll(/\s+/gu, " ");
      for (const words of special.flat()) expect(shown, selector).toContain(words);
    }
    const data = site.html("/") ?? "";
    expect(data).toContain(
      '"validFrom":"2026-12-18","validThrough":"2026-12-18","opens":"17:00","closes":"23:30"',
    );
    expect(data).toContain(
      '"validFrom":"2026-12-22","validThrough":"2027-01-01","opens":"00:00","closes":"00:00"',
    );
  });

  test("shows a coach of two disciplines on both pages, with their own pages and email, as one person", () => {
    for (const path of ["/hitting", "/catchers"])
      expect(site.dom(path).querySelectorAll("#ada-quill"), path).toHaveLength(1);
    const dialog = site.dom("/catchers").querySelector("#bio-ada-quill");
    expect(dialog?.querySelector("a[href='https://photos.swingbarn.example/ada']")?.text).toMatch(
      /^Instagram/u,
    );
    expect(dialog?.querySelector("a[href='mailto:ada@swingbarn.example']")).not.toBeNull();
    const people = site.html("/catchers")?.match(/"@type":"Person","@id":"[^"]*#ada-quill"[^}]*/gu) ?? [];
    expect(people).toHaveLength(1);
    expect(people[0]).toContain('"knowsAbout":["Hitting","Catching"]');
    expect(people[0]).toContain('"sameAs":["https://photos.swingbarn.example/ada"]');
  });

  test("says the days, times and ages of events, and which are sold out or canceled", () => {
    const card = (id: string) => site.words("/camps", `#${id}`);
    expect(card("catching-clinic")).toMatch(/January 23, 2027 · 9:00am to 12:30pm .*Ages 18 and up \$65/u);
    expect(card("saturday-hitters")).toMatch(
      /Saturdays, January 9, 16, 23, 30, February 6 and 13, 2027 .*Grades 3 to 5 Sold out\. More dates in spring/u,
    );
    expect(card("july-camp")).toContain("Ages 18 months to 12 years");
    expect(site.html("/camps")).toContain(
      '"audience":{"@type":"PeopleAudience","suggestedMinAge":1.5,"suggestedMaxAge":12}',
    );
    expect(card("lock-in")).toContain(
      "Fridays, from January 8, 2027, not on February 5, 2027 · Late night 7:00pm to 1:00am, Doors at 6:30pm",
    );
    expect(site.words("/camps", "body")).toMatch(/With Ada Quill and Ben Orr.*Room for 24/u);
    const dom = site.dom("/camps");
    const wait = dom.querySelector("#saturday-hitters a[href='https://pay.swingbarn.example/wait']");
    expect(wait?.text).toMatch(/^Join the wait list/u);
    expect(dom.querySelector("#saturday-hitters a[href='/eventpricing']")).toBeNull();
    expect(card("snow-games")).toMatch(/Up to age 6 .*Canceled/u);
    expect(dom.querySelector("#snow-games button[aria-describedby^='why-snow-games']")).not.toBeNull();
    expect(site.dom("/eventpricing").querySelector("a[href$='/saturday-hitters']")).toBeNull();
    expect(site.dom("/eventpricing").querySelector("a[href$='/catching-clinic']")).not.toBeNull();
  });

  test("tells search engines the times and the state of events", () => {
    const graph = JSON.parse(
      site.dom("/camps").querySelector('script[type="application/ld+json"]')?.text ?? "{}",
    ) as { "@graph"?: Record<string, unknown>[] };
    const event = (name: string) => graph["@graph"]?.find((each) => each["name"] === name);
    expect(event("Catching Clinic")).toMatchObject({
      startDate: "2027-01-23T09:00",
      endDate: "2027-01-23T12:30",
      typicalAgeRange: "18-",
      eventStatus: "https://schema.org/EventScheduled",
    });
    expect(event("Saturday Hitters")).toMatchObject({
      startDate: "2027-01-09",
      endDate: "2027-02-13",
      typicalAgeRange: "Grades 3 to 5",
      offers: [{ availability: "https://schema.org/SoldOut" }],
    });
    expect(event("Saturday Hitters")?.["subEvent"]).toHaveLength(6);
    const fridays = {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      byDay: ["https://schema.org/Friday"],
      startDate: "2027-01-08",
      exceptDate: ["2027-02-05"],
    };
    expect(event("Lock-in")).toMatchObject({
      startDate: "2027-01-08T18:30",
      eventSchedule: [
        { ...fridays, startTime: "19:00", endTime: "01:00" },
        { ...fridays, startTime: "18:30" },
      ],
      maximumAttendeeCapacity: 24,
      performer: [{ name: "Ada Quill" }, { name: "Ben Orr" }],
    });
    expect(event("Lock-in")).not.toHaveProperty("endDate");
    expect(event("Snow Games")).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
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

  test("has no button that neither opens an address, nor calls, nor says why", () => {
    const buttons = (path: string, card: string) =>
      (site.dom(path).querySelectorAll(card) ?? []).map((each) =>
        each.querySelectorAll(".button").map((button) => {
          const why = each.querySelector(`#${button.getAttribute("aria-describedby") ?? "none"}`);
          return [
            button.childNodes[0]?.text.trim(),
            button.getAttribute("href") ?? why?.text ?? "opens its bio",
          ].join(": ");
        }),
      );
    expect(buttons("/hitpricing", "main li > article:has(.price)")).toEqual([
      ["Purchase: https://pay.swingbarn.example/hitting-hour?from=site", "Call to book: tel:+17205550177"],
      ["Call to sign up: tel:+17205550177"],
      ["Call to purchase: tel:+17205550177"],
    ]);
    expect(buttons("/pitchprice", "main li > article:has(.price)")).toEqual([
      ["Call to purchase: tel:+17205550177"],
      ["Call to purchase: tel:+17205550177"],
    ]);
    expect(buttons("/packages", "main li > article")).toEqual([["Purchase: Nothing to buy yet."]]);
    expect(buttons("/hitting", "main li > article").slice(0, 2)).toEqual([
      ["Bio: opens its bio", "Purchase: /hitpricing", "Book: https://times.swingbarn.example/ada"],
      ["Bio: opens its bio", "Purchase: /hitpricing", "Book: Nothing to book yet."],
    ]);
    expect(buttons("/pitching", "main li > article")[0]?.at(-1)).toBe("Call to book: tel:+17205550177");
    expect(buttons("/rentbattingcages", ".rate-line")).toEqual([
      ["Call for open times: tel:+17205550177", "Ask for a bay: tel:+17205550177"],
      [],
      [],
    ]);
    expect(buttons("/rentbattingcages", "main li > article")).toEqual([
      [
        "Rent half hour: https://pay.swingbarn.example/bay-1/half",
        "Rent hour: https://pay.swingbarn.example/bay-1/hour",
      ],
      ["Call for half hour: tel:+17205550177", "Call for hour: tel:+17205550177"],
      ["Call for half hour: tel:+17205550177", "Call for hour: tel:+17205550177"],
      ["Rent half hour: https://pay.swingbarn.example/bay-4/half", "Rent hour: Nothing to book yet."],
      ["Rent half hour: Nothing to book yet.", "Rent hour: Nothing to book yet."],
      [
        "Rent hour: https://pay.swingbarn.example/turf/hour",
        "Rent hour, after 5:00pm: https://pay.swingbarn.example/turf/evening",
        "Call for 2 hours: tel:+17205550177",
      ],
      ["Rent: https://pay.swingbarn.example/film-room"],
    ]);
  });

  test("what is said about open spots is once on a page of coaches, and the page's own text is there, too", () => {
    expect(site.words("/hitting").match(/Nothing to buy or book yet\./gu)).toHaveLength(1);
    expect(site.words("/catchers")).toContain("Bring your own mask.");
  });

  test("has its own colors", () => {
    expect(site.html("/")).toContain("--clay-500:#1f4e8c");
    expect(site.html("/")).toContain("--board:#10182b");
  });

  test("has its own logo in header, footer, icons and structured data, on a light plate where the background is dark", async () => {
    const logos = site.dom("/").querySelectorAll("img.logo") ?? [];
    expect(logos.map((logo) => logo.getAttribute("class"))).toEqual([
      "logo logo-plate-light",
      "logo logo-plate-light logo-on-board",
    ]);
    for (const logo of logos) expect(logo.getAttribute("src")).toMatch(/^\/_assets\/mark\..*\.webp$/u);
    expect(site.html("/")).toContain('"logo":"https://swingbarn.example/logo.png"');
    for (const icon of ["icon-192.png", "logo.png"]) {
      const { data, info } = await sharp(join(directory, icon)).raw().toBuffer({ resolveWithObject: true });
      const wall =
        (Math.round(info.height * 0.7) * info.width + Math.round(info.width * 0.15)) * info.channels;
      expect([...data.subarray(wall, wall + 4)], icon).toEqual([0x10, 0x18, 0x2b, 255]);
    }
  });
});
