/** When the second facility is open, also on days of each year and in a season. */
import { describe, expect, test } from "vitest";
import { site, words } from "./built.ts";

describe("the second facility", () => {
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
});
