/** A facility without camps and leagues: no links or files for them. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { testDay } from "../day.ts";
import { buildAt } from "../hours/build-at.ts";
import { ownFolder } from "../own-folder.ts";
import { withIcalJs, withNodeIcal } from "./calendars.ts";

const root = mkdtempSync(join(tmpdir(), "nothing-on-"));
const directory = ownFolder("nothing-on");
let site: BuiltSite;

beforeAll(async () => {
  const content = join(root, "content");
  cpSync("content", content, { recursive: true });
  for (const folder of ["camps", "leagues"])
    for (const file of readdirSync(join(content, folder))) rmSync(join(content, folder, file));
  await buildAt(testDay, directory, content);
  site = readSite(directory);
}, 120_000);
afterAll(() => {
  for (const made of [root, directory]) rmSync(made, { recursive: true, force: true });
});

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
