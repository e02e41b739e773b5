/** A closure that the desk adds for tomorrow, and a notice about it: every place that has to say so. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { hoursOn } from "../../src/lib/opening.ts";
import { ownFolder } from "../own-folder.ts";
import { buildAt } from "./build-at.ts";

const now = "2027-03-09T16:00:00-05:00";
const root = mkdtempSync(join(tmpdir(), "closure-"));
const content = join(root, "content");
const directory = ownFolder("closure-tomorrow");
let site: BuiltSite;

beforeAll(async () => {
  cpSync("content", content, { recursive: true });
  const file = join(content, "hours.yaml");
  const hours = parse(readFileSync(file, "utf8")) as { exceptions: unknown[]; notices: unknown[] };
  hours.exceptions.push({ date: "2027-03-10", reason: "Water main repair", closed: true });
  hours.notices.push({
    from: "2027-03-09",
    until: "2027-03-10",
    text: "Closed on Wednesday: a water main is repaired.",
    pages: ["rentbattingcages"],
  });
  writeFileSync(file, stringify(hours));
  await buildAt(now, directory, content);
  site = readSite(directory);
}, 120_000);
afterAll(() => {
  for (const made of [root, directory]) rmSync(made, { recursive: true, force: true });
});

const closure = /Wednesday, March 10\s*Closed\s*Water main repair/u;
const page = (path: string) => site.pages.find((each) => each.path === path)?.dom;

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
    expect(hoursOn(hours, "2027-03-10"), path).toBeNull();
  }
});

test("search engines read it as special opening hours", () => {
  const data = page("/")
    ?.querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => text)
    .join("");
  expect(data).toMatch(
    /"specialOpeningHoursSpecification":\[\{[^\]]*"opens":"00:00"[^\]]*"validFrom":"2027-03-10"|"validFrom":"2027-03-10"[^\]]*"opens":"00:00"/u,
  );
});

test("the notice stands on its page and on no other", () => {
  expect(page("/rentbattingcages")?.querySelector(".notice-bar p:not([hidden])")?.text).toContain(
    "a water main",
  );
  const others = site.pages.filter(({ dom }) => dom.querySelector(".notice-bar p:not([hidden])"));
  expect(others.map(({ path }) => path)).toEqual(["/rentbattingcages"]);
});

test("the text for the business profile tells both", () => {
  const { stdout } = spawnSync(process.execPath, ["--import", "tsx", "scripts/business-profile.ts"], {
    env: { ...process.env, CONTENT_DIR: content, NOW: now },
    encoding: "utf8",
  });
  expect(stdout).toContain("Wednesday, March 10: Closed (Water main repair)");
  expect(stdout).toContain("Closed on Wednesday: a water main is repaired.");
});
