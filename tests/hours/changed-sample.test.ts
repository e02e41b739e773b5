/** An owner's change shows everywhere it must: a price, closures, a new kind of event, a sale that is over. */
import type { HTMLElement } from "node-html-parser";
import { beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { hoursOn } from "../../src/lib/opening.ts";
import { searchIn, type SearchIndex } from "../../src/search/rank.ts";
import { openNowData } from "../../src/selectors/opening-hours.ts";
import { changedSample } from "../changed-sample.ts";
import { otherSite } from "../other-site.ts";
import { weightOfScripts } from "../page-weight.ts";
import { scriptsOf } from "../script-size.ts";
import { builtPages, dom, type BuiltPages } from "../static/built.ts";
import { testSite } from "../../tools/site/cached-site.ts";

let site: BuiltPages;
let directory: string;
let changed: Content;
beforeAll(async () => {
  const built = await otherSite(changedSample);
  ({ directory } = built);
  site = builtPages(directory);
  changed = readContent(built.content).content as Content;
});

test("a changed price is on every page, in the price list and in the search, and the old one is gone", () => {
  for (const path of ["/", "/packages", "/rentbattingcages", "/prices"])
    expect(site.words(path), path).toContain("$44.25");
  expect(site.text("search.json")).toContain("$44.25");
  expect(site.pages.filter(({ html }) => html.includes("$39.99"))).toEqual([]);
  expect(site.text("search.json")).not.toContain("39.99");
});

test("a notice leads to a page, to another site in a new window, or to the phone", () => {
  const linksOf = (path: string) =>
    site
      .dom(path)
      .querySelectorAll(".notice-bar a")
      .map(({ text, attributes: { href, target } }) => [text, href, target]);
  expect(linksOf("/")).toEqual([["Winter Clinic: $45.", "/clinicprices", undefined]]);
  expect(linksOf("/camps")).toEqual([
    [
      "Sign up for spring ball. (opens in a new window)",
      "https://signup.clay-and-chalk.example/spring",
      "_blank",
    ],
    ["Ask us about spring ball.", "tel:+16145550142", undefined],
  ]);
});

/** The ids of the mail service's templates: a facility has one for each of its forms. */
const templateIds = /(?<=\btemplates:)\{[^}]*\}/u;

test("an added form adds only its template's id to the forms' code", () => {
  /** The code that a page loads for its form, without the ids and the hashes of files. */
  const formCode = ({ scripts, textOf }: ReturnType<typeof scriptsOf>, page: HTMLElement) =>
    scripts(page)
      .filter((file) => !/\/(?:Site|Analytics)\./u.test(file))
      .map((file) =>
        textOf(file)
          .replace(templateIds, "{}")
          .replaceAll(/\.[\w-]{8}\.js/gu, ".js"),
      )
      .join("\n");
  const inSample = formCode(scriptsOf(testSite), dom("/contactus"));
  const scriptsHere = scriptsOf(directory);
  const withForm = site.pages.filter((page) => page.dom.querySelector("[data-form]"));
  expect(withForm.map(({ path }) => path)).toContain("/birthday-parties");
  for (const { path, dom: page } of withForm) {
    const files = scriptsHere.scripts(page);
    expect(files.filter((file) => scriptsHere.textOf(file).includes("template_party"))).not.toEqual([]);
    expect(formCode(scriptsHere, page) === inSample, path).toBe(true);
  }
});

test("analytics, which a facility turns on, adds a script and a question to each page", () => {
  const { scripts } = scriptsOf(directory);
  for (const path of ["/mission", "/contactus"]) {
    const added = scripts(site.dom(path)).filter((file) => /\/Analytics\./u.test(file));
    expect(added, path).toHaveLength(1);
    expect(site.html(path), path).toContain('id="analytics"');
  }
});

test("with two coaches, an entry of the menu, a question and a form more, all scripts stay within their limits", () => {
  const here = scriptsOf(directory);
  // Analytics, which is a script of its own, is what the facility has asked for.
  const scripts = (page: HTMLElement) => here.scripts(page).filter((file) => !/\/Analytics\./u.test(file));
  expect(site.words("/coaches")).toContain("Ines Moreau");
  expect(site.words("/contactus")).toContain("How did you hear of us?");
  for (const page of site.pages) {
    const { bytes, limit, report } = weightOfScripts(page, { ...here, scripts });
    expect(bytes, report).toBeLessThanOrEqual(limit);
  }
});

test("without jobs, the application has no empty list of jobs", () => {
  expect(site.dom("/employmentapp").querySelector(".job-menu")).toBeNull();
  expect(site.dom("/employmentapp").querySelector("main form")).not.toBeNull();
});

test("a review has both of its paragraphs, and no empty line where its author's role would be", () => {
  const reviews = site.dom("/testimonials").querySelectorAll(".testimonial");
  const review = reviews.find(({ text }) => text.includes("Marisol V."));
  expect(review?.querySelectorAll("blockquote p").map(({ text }) => text)).toEqual([
    "We came for one lesson in March.",
    "We are still here, every Thursday.",
  ]);
  expect(review?.querySelectorAll("figcaption small")).toEqual([]);
});

test("a special that is over cannot be bought, and its card says why", () => {
  const card = site
    .dom("/specials")
    .querySelectorAll("main article")
    .find(({ text }) => text.includes("Fall card"));
  expect(card?.querySelector("a[href$='/purchase']")).toBeNull();
  expect(card?.querySelector(".sale-note:not([hidden])")?.text).toBe("This offer has ended");
});

describe("a closure", () => {
  const closure = /Thursday, November 26\s*Closed\s*Thanksgiving/u;

  test("is in the footer of every page, and changes whether the facility is open now", () => {
    expect(site.pages.length).toBeGreaterThan(40);
    for (const { path, dom } of site.pages) {
      const footer = dom.querySelector(".site-footer .other-hours li:not([hidden])");
      expect(footer?.text, path).toMatch(closure);
    }
    const { timetable } = openNowData(changed);
    expect(hoursOn(timetable, "2026-11-26")).toBeNull();
  });

  test("is on every card with the hours", () => {
    for (const path of ["/", "/coaches", "/contactus", "/feedback", "/teampractice"]) {
      const boards = site.dom(path).querySelectorAll("main .hours-board");
      expect(boards.length, path).toBeGreaterThan(0);
      for (const board of boards) expect(board.querySelector("li:not([hidden])")?.text).toMatch(closure);
    }
  });

  test("is marked up as special opening hours for search engines", () => {
    expect(site.html("/")).toContain(
      '"validFrom":"2026-11-26","validThrough":"2026-11-26","opens":"00:00","closes":"00:00"',
    );
  });
});

describe("a clinic, a kind of event that is content only", () => {
  test("has a page that lists it, which is in the menu and in the sitemap", () => {
    expect(site.words("/clinics")).toContain(
      "Winter Clinic December 28 – 30, 2026 Three days of swings for ages 8-12.",
    );
    expect(site.dom("/").querySelector("#menu a[href='/clinics']")?.text).toContain("Clinics");
    expect(site.text("sitemap.xml")).toContain("/clinics</loc>");
  });

  test("has a card with the buttons of its kind, and a dialog", () => {
    const card = site.dom("/clinics").querySelector("#winter-clinic");
    expect(card?.querySelector("button")?.text).toMatch(/^What's in it/u);
    const link = card?.querySelector("a[href='/clinicprices']");
    expect(link?.text).toMatch(/^Get your spot/u);
    expect(link?.getAttribute("target")).toBe("_blank");
    expect(site.words("/clinics", "#about-winter-clinic")).toMatch(
      /Winter Clinic December 28 – 30, 2026 Ages 8-12 · \$45 Bring a bat\. Swings, swings, swings\./u,
    );
  });

  test("is sold on its price page, and on the price list, with the terms of all packages", () => {
    for (const path of ["/clinicprices", "/prices"]) {
      expect(site.words(path)).toContain("$45");
      expect(site.words(path)).toContain("All packages expire 90 days after purchase");
      expect(site.dom(path).querySelectorAll("a[href$='/packages/990001/purchase']")).toHaveLength(1);
    }
    expect(site.words("/clinicprices")).toContain("Winter Clinic: December 28 – 30, 2026");
    expect(site.words("/prices")).toContain("Take a clinic Winter Clinic");
  });

  test("is marked up as an event only on the page that lists it", () => {
    const graph = JSON.parse(
      site.dom("/clinics").querySelector('script[type="application/ld+json"]')?.text ?? "{}",
    ) as { "@graph"?: Record<string, unknown>[] };
    expect(graph["@graph"]?.filter((entry) => entry["@type"] === "SportsEvent")).toMatchObject([
      {
        name: "Winter Clinic",
        startDate: "2026-12-28",
        endDate: "2026-12-30",
        typicalAgeRange: "8-12",
        offers: [{ price: 45, availability: "https://schema.org/InStock", validThrough: "2026-12-27" }],
      },
    ]);
    expect(site.pages.filter(({ html }) => html.includes("SportsEvent")).map(({ path }) => path)).toEqual([
      "/clinics",
    ]);
  });

  test("is found in the search by its name and by its kind", () => {
    const { find } = searchIn(JSON.parse(site.text("search.json") ?? "") as SearchIndex);
    for (const asked of ["winter clinic", "clinics"])
      expect(
        find(asked)
          .slice(0, 3)
          .map(({ href }) => href),
        asked,
      ).toContain("/clinics#winter-clinic");
  });
});
