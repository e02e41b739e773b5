/** A facility without camps, leagues and jobs: no links or files for them. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { plant } from "../../src/content/plant-for-tests.ts";
import { otherSite, type OtherSite } from "../other-site.ts";
import { withIcalJs, withNodeIcal } from "./calendars.ts";

let built: OtherSite;
let site: BuiltSite;

/** Deletes them, and their names in the texts of other files. */
function withoutThem(folder: string): void {
  plant(folder, { camps: null, leagues: null, jobs: null });
  for (const file of filesBelow(folder).filter((name) => /\.(?:yaml|md)$/u.test(name))) {
    const text = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), text.replaceAll(/\{\{(?:camp|league)\..+?\}\}/gu, "It"));
  }
}

beforeAll(async () => {
  built = await otherSite({ changes: withoutThem });
  site = readSite(built.directory);
}, 120_000);
afterAll(() => built.remove());

describe("without camps and leagues", () => {
  test("the calendar is still there, and valid, for those who have subscribed", () => {
    const calendar = site.text("calendar.ics") ?? "";
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VTIMEZONE\r\n[^]*END:VCALENDAR\r\n$/u);
    expect(withIcalJs(calendar)).toEqual([]);
    expect(withNodeIcal(calendar)).toEqual([]);
  });

  test("nobody is led to it", () => {
    expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/camps", "/tournament"]));
    for (const { html, path } of site.pages) expect(html, path).not.toContain(".ics");
    expect(site.text("llms.txt")).toContain("/contact.vcf");
    expect(site.text("llms.txt")).not.toContain(".ics");
  });
});

test("without jobs, the application says so, and no list opens to nothing", () => {
  const { dom } = site.pages.find(({ path }) => path === "/employmentapp") ?? {};
  expect(dom?.querySelector("main")?.structuredText).toContain("No job is open right now.");
  expect(dom?.querySelector(".job-menu")).toBeNull();
  expect(dom?.querySelector("form")).not.toBeNull();
});
