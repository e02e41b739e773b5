/** The build on a late day: what has passed is not for sale, and what ends soon is told. */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { ownFolder } from "../own-folder.ts";
import { buildAt } from "./build-at.ts";

const directory = ownFolder("late");
let printed: string;
let site: BuiltSite;

beforeAll(async () => {
  // The holiday camp ended in December; the league plays its last game in a week.
  printed = await buildAt("2027-02-20T12:00:00-05:00", directory);
  site = readSite(directory);
}, 120_000);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const page = (path: string) => site.pages.find((each) => each.path === path)?.dom;

test("the purchase links of a camp that is over are gone, and each card says why", () => {
  const cards = page("/eventpricing")?.querySelectorAll(".offer-card") ?? [];
  expect(cards).toHaveLength(3);
  expect(page("/eventpricing")?.querySelectorAll('a[href$="/purchase"]')).toHaveLength(0);
  for (const card of cards) {
    expect(card.querySelector(".sale-note:not([hidden])")?.text).toBe("This camp is over");
    expect(card.querySelector("button[disabled]")?.text).toMatch(/^Purchase.*: This camp is over$/u);
  }
});

test("what still has its time is for sale", () => {
  expect(page("/tournamentprice")?.querySelectorAll('a[href$="/purchase"]')).toHaveLength(1);
  expect(page("/packages")?.querySelectorAll('a[href$="/purchase"]').length).toBeGreaterThan(1);
  const june = page("/camps")?.querySelectorAll(".programme-card")[0];
  expect(june?.querySelector(".sale-note:not([hidden])")).toBeNull();
});

test("closures and notices of the past are not in the page at all", () => {
  expect(page("/")?.text).not.toContain("Thanksgiving");
  expect(page("/")?.querySelector(".notice-bar")).toBeNull();
  expect(page("/")?.querySelector("[data-hours]")?.getAttribute("data-hours")).toContain('"days":{}');
});

test("the build warns of what ends within two weeks, and of what has ended and still stands there", () => {
  expect(printed).toContain(
    "Mind the date: content/leagues/winter-hittrax: Winter HitTrax League ends on February 27, 2027; plan what comes next",
  );
  expect(printed).toContain(
    "Mind the date: content/camps/swinging-holiday: Swinging Holiday Camp ended on December 30, 2026; give it new dates or remove it",
  );
  expect(printed).not.toContain("June Hitting Camp");
});
