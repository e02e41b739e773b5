/** A facility without camps, leagues and jobs: no links or files for them. */
import { beforeAll, describe, expect, test } from "vitest";
import { readSite, type BuiltSite } from "../../scripts/preflight/built-site.ts";
import { otherChoices } from "../other-choices.ts";
import { sharedSite } from "../other-site.ts";
import { withIcalJs, withNodeIcal } from "./calendars.ts";

let site: BuiltSite;
beforeAll(async () => {
  site = readSite((await sharedSite(otherChoices)).directory);
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

test("without jobs, the application says so, and no list opens to nothing", () => {
  const { dom } = site.pages.find(({ path }) => path === "/employmentapp") ?? {};
  expect(dom?.querySelector("main")?.structuredText).toContain("No job is open right now.");
  expect(dom?.querySelector(".job-menu")).toBeNull();
  expect(dom?.querySelector("form")).not.toBeNull();
});
