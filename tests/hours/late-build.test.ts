/**
 * A build years later, with a closure for tomorrow and another price: what has no dates is for sale, what has dates is
 * over, and every place that must show the closure or the price does.
 */
import { parse, stringify } from "yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../tools/built-site.ts";
import { hoursOn } from "../../src/lib/opening.ts";
import { otherSite, type OtherSite } from "../other-site.ts";
import { dated } from "./dated-content.ts";

const now = "2031-02-20T12:00:00-05:00";
let built: OtherSite;
let site: BuiltSite;

function withClosure(text: string): string {
  const hours = parse(dated["hours.yaml"](text)) as { exceptions: unknown[]; notices: unknown[] };
  hours.exceptions.push({ date: "2031-02-21", reason: "Water main repair", closed: true });
  hours.notices.push({
    from: "2031-02-20",
    until: "2031-02-21",
    text: "Closed on Friday: a water main is repaired.",
    pages: ["rentbattingcages"],
  });
  return stringify(hours);
}

beforeAll(async () => {
  const dearer = (text: string) => text.replace("39.99", "44.25");
  built = await otherSite({
    now,
    changes: { ...dated, "hours.yaml": withClosure, "packages/silver.yaml": dearer },
  });
  site = readSite(built.directory);
});
afterAll(() => built.remove());

const page = (path: string) => site.pages.find((each) => each.path === path)?.dom;
const words = (path: string) =>
  page(path)?.querySelector("body")?.structuredText.replaceAll(/\s+/gu, " ") ?? "";
const shown = (path: string, selector: string) =>
  page(path)
    ?.querySelectorAll(selector)
    .filter((each) => !each.hasAttribute("hidden") && !each.closest("[hidden]")) ?? [];
const purchases = (path: string) => shown(path, 'main a[href$="/purchase"]').length;
const noted = (path: string) => shown(path, ".sale-note").map(({ text }) => text);

test("a changed price is on the page, in the table, and in the search, and the old one nowhere", () => {
  for (const path of ["/", "/packages", "/buytokens", "/prices"])
    expect(words(path), path).toContain("$44.25");
  expect(site.text("search.json")).toContain("$44.25");
  const old = site.pages.filter(({ html }) => html.includes("39.99")).map(({ path }) => path);
  expect(old).toEqual([]);
  expect(site.text("search.json")).not.toContain("39.99");
});

test("everything that the specification sells can be bought", () => {
  expect(
    Object.fromEntries(
      [
        "packages",
        "buytokens",
        "hittrax",
        "hitpricing",
        "pitchprice",
        "pitchprice2",
        "fieldpricing",
        "speedpricing",
        "eventpricing",
        "tournamentprice",
        "ninjayouthprice",
        "founders",
      ].map((key) => [key, purchases(`/${key}`)]),
    ),
  ).toEqual({
    packages: 2,
    buytokens: 4,
    hittrax: 3,
    hitpricing: 1,
    pitchprice: 4,
    pitchprice2: 1,
    fieldpricing: 1,
    speedpricing: 1,
    eventpricing: 3,
    tournamentprice: 1,
    ninjayouthprice: 1,
    founders: 1,
  });
  for (const price of ["$30", "$55", "$60"]) expect(words("/eventpricing")).toContain(price);
  expect(words("/tournamentprice")).toContain("$75");
});

test("only what had dates is over: its purchase link is gone, and its card says why", () => {
  const over = site.pages.filter(({ path }) => noted(path).some((text) => /begun|ended/u.test(text)));
  expect(over.map(({ path }) => path).sort()).toEqual([
    "/clinicprices",
    "/clinics",
    "/founders",
    "/prices",
    "/specials",
  ]);
  const card = page("/clinicprices")?.querySelector("#winter-clinic");
  expect(card?.querySelectorAll("a")).toHaveLength(0);
  expect(card?.querySelector("button[disabled]")?.text).toMatch(/^Purchase/u);
  expect(noted("/clinics")).toEqual(["This clinic has begun"]);
  expect(words("/find")).not.toContain("Winter Clinic");
});

test("closures and notices of other years are gone", () => {
  expect(words("/")).not.toMatch(/2026|Thanksgiving|Christmas|Winter Clinic/u);
});

test("the build warns of what has ended or ends soon, and of nothing else", () => {
  const warnings = built.printed
    .match(/^Mind the .*$/gmu)
    ?.map((line) => line.replace(/\S+(?=content\/)/u, ""));
  expect(warnings?.sort()).toEqual([
    "Mind the date: content/events/winter-clinic: Winter Clinic ended on December 30, 2026; give it new dates or remove it",
    'Mind the date: content/hours: the notice "Closed on Friday: a water main is repaired." ends on February 21, 2031; plan what comes next',
    'Mind the date: content/hours: the notice "Winter Clinic: $45." ended on December 27, 2026; give it new dates or remove it',
    "Mind the date: content/packages/gift-card: Gift card ended on December 24, 2026; give it new dates or remove it",
  ]);
});

describe("the closure", () => {
  const closure = /Friday, February 21\s*Closed\s*Water main repair/u;

  test("the footer of every page tells it", () => {
    expect(site.pages.length).toBeGreaterThan(50);
    for (const { dom, path } of site.pages)
      expect(dom.querySelector(".site-footer .closures li:not([hidden])")?.text, path).toMatch(closure);
  });

  test.each(["/", "/coaches", "/contactus", "/feedback", "/teampractice"])(
    "the hours card of %s tells it",
    (path) => {
      const boards = page(path)?.querySelectorAll("main .hours-board") ?? [];
      expect(boards.length).toBeGreaterThan(0);
      for (const board of boards) expect(board.querySelector("li:not([hidden])")?.text).toMatch(closure);
    },
  );

  test("open now reckons with it on every page", () => {
    for (const { dom, path } of site.pages) {
      const hours = JSON.parse(dom.querySelector("[data-hours]")?.getAttribute("data-hours") ?? "null");
      expect(hoursOn(hours, "2031-02-21"), path).toBeNull();
    }
  });

  test("search engines read it as special opening hours", () => {
    const data = page("/")
      ?.querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => text)
      .join("");
    expect(data).toMatch(
      /"specialOpeningHoursSpecification":\[\{[^\]]*"opens":"00:00"[^\]]*"validFrom":"2031-02-21"|"validFrom":"2031-02-21"[^\]]*"opens":"00:00"/u,
    );
  });

  test("the notice stands on its page and on no other", () => {
    expect(page("/rentbattingcages")?.querySelector(".notice-bar p:not([hidden])")?.text).toContain(
      "a water main",
    );
    const others = site.pages.filter(({ dom }) => dom.querySelector(".notice-bar p:not([hidden])"));
    expect(others.map(({ path }) => path)).toEqual(["/rentbattingcages"]);
  });
});
