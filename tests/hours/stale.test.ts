/** The build years later: what repeats has its dates and is for sale, what took place once is over, and is told. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { withIcalJs } from "../seo/calendars.ts";
import { ownFolder } from "../own-folder.ts";
import { buildAt } from "./build-at.ts";
import { sampleWithOneOffs } from "./one-off.ts";

const directory = ownFolder("late");
const content = ownFolder("late-content");
let printed: string;
let site: BuiltSite;

beforeAll(async () => {
  printed = await buildAt("2031-02-20T12:00:00-05:00", directory, sampleWithOneOffs(content));
  site = readSite(directory);
}, 120_000);
afterAll(() => {
  for (const made of [content, directory]) rmSync(made, { recursive: true, force: true });
});

const page = (path: string) => site.pages.find((each) => each.path === path)?.dom;
const words = (path: string) =>
  page(path)?.querySelector("body")?.structuredText.replaceAll(/\s+/gu, " ") ?? "";
const shown = (path: string, selector: string) =>
  page(path)
    ?.querySelectorAll(selector)
    .filter((each) => !each.hasAttribute("hidden") && !each.closest("[hidden]")) ?? [];
const purchases = (path: string) => shown(path, 'main a[href$="/purchase"]').length;
const noted = (path: string) => shown(path, ".sale-note").map(({ text }) => text);

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
  expect(words("/tournament")).toContain("January 11 – March 1, 2031");
  for (const dates of ["June 23 – 27, 2031", "August 4 – 8, 2031", "December 28 – 30, 2031"])
    expect(words("/camps")).toContain(dates);
});

test("only what took place once is over: its purchase link is gone, and its card says why", () => {
  const over = site.pages.filter(({ path }) => noted(path).some((text) => /over|ended/u.test(text)));
  expect(over.map(({ path }) => path).sort()).toEqual([
    "/camps",
    "/camps/winter-clinic",
    "/eventpricing",
    "/tournament",
    "/tournament/first-league",
    "/tournamentprice",
  ]);
  for (const { path } of over) expect(new Set(noted(path)).size, path).toBe(1);
  const card = page("/eventpricing")
    ?.querySelectorAll(".offer-card")
    .find(({ text }) => text.includes("Winter Clinic"));
  expect(card?.querySelectorAll("a")).toHaveLength(0);
  expect(card?.querySelector("button[disabled]")?.text).toMatch(/^Purchase/u);
});

test("a special of every year says when it is on sale again", () => {
  expect(noted("/specials")).toEqual(["On sale from November 1, 2031"]);
});

test("calendars tell the dates that the pages tell, and pages are as new as their dates", () => {
  const starts = withIcalJs(site.text("calendar.ics") ?? "").map(({ uid, starts }) => [
    uid.split("@")[0],
    starts[0]?.slice(0, 10),
  ]);
  expect(Object.fromEntries(starts)).toEqual({
    "camp-june-hitting-2031-06-23": "2031-06-23",
    "camp-august-hitting-pitching-2031-08-04": "2031-08-04",
    "camp-swinging-holiday-2031-12-28": "2031-12-28",
    "league-winter-hittrax-2031-01-11": "2031-01-11",
    "camp-winter-clinic": "2026-12-28",
    "league-first-league": "2027-01-09",
  });
  expect(site.text("camps/june-hitting.ics")).toMatch(/LAST-MODIFIED:20300629T040000Z/u);
  expect(page("/camps/june-hitting")?.querySelector("title")?.text).toContain("June 23 – 27, 2031");
  expect(site.text("llms.txt")).toContain("June 23 – 27, 2031");
});

test("closures and notices that do not repeat are gone, and those that do have this year's dates", () => {
  expect(words("/")).toContain("Thursday, November 27");
  expect(words("/")).not.toMatch(/2026|2027/u);
});

test("the build warns of what has ended and still stands there, and of nothing that repeats", () => {
  expect(printed.match(/^Mind the .*$/gmu)?.sort()).toEqual([
    "Mind the date: content/camps/winter-clinic: Winter Clinic ended on December 30, 2026; give it new dates or remove it",
    "Mind the date: content/leagues/first-league: First HitTrax League ended on February 27, 2027; give it new dates or remove it",
  ]);
});
