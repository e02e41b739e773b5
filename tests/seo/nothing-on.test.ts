/** A facility without camps and leagues: no links or files for them. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { otherSite, type OtherSite } from "../other-site.ts";
import { withIcalJs, withNodeIcal } from "./calendars.ts";

let built: OtherSite;
let site: BuiltSite;

beforeAll(async () => {
  built = await otherSite({ changes: { camps: null, leagues: null } });
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
