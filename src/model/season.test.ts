/** Terms, sales, closures, notices and endings, held against given days. */
import { describe, expect, test } from "vitest";
import { businessProfile } from "./business-profile.ts";
import { closuresOf, noticesOn, specialOpeningHours } from "./closures.ts";
import { readContent, type Content } from "./content.ts";
import { endingsOf } from "./endings.ts";
import { timetableOf, type Hours } from "./hours.ts";
import { jobIsOpen, packageSale, phaseOf, saleOf } from "./season.ts";

const content = readContent("content").content as Content;
const hours: Hours = {
  weekly: [
    { from: "monday", to: "friday", opens: "14:00", closes: "21:00" },
    { from: "sunday", to: "sunday", opens: "12:00", closes: "18:00" },
  ],
  exceptions: [
    {
      sample: false,
      date: "2026-12-31",
      reason: "New Year's Eve",
      closed: false,
      opens: "14:00",
      closes: "17:00",
    },
    { sample: false, date: "2026-12-24", until: "2026-12-26", reason: "Christmas", closed: true },
  ],
  notices: [
    { sample: false, from: "2026-12-01", until: "2026-12-10", text: "New turf", pages: [], link: undefined },
    {
      sample: false,
      from: "2026-12-20",
      until: "2026-12-30",
      text: "Camp",
      pages: ["camps"],
      link: "eventpricing",
    },
  ],
};

describe("a term", () => {
  test.each([
    ["2026-12-09", "before"],
    ["2026-12-10", "during"],
    ["2026-12-20", "during"],
    ["2026-12-21", "after"],
  ])("on %s it is %s", (today, phase) => {
    expect(phaseOf({ from: "2026-12-10", until: "2026-12-20" }, today)).toBe(phase);
  });

  test("without a side it is open there", () => {
    expect(phaseOf({ until: "2026-12-20" }, "0001-01-01")).toBe("during");
    expect(phaseOf({ from: "2026-12-20" }, "9999-12-31")).toBe("during");
    expect(phaseOf({}, "2026-12-20")).toBe("during");
    expect(saleOf({}, "over", "2026-12-20")).toBeUndefined();
  });
});

describe("the sale of a package", () => {
  const saleAt = (slug: string, today: string, own: object = {}) => {
    const item = content.packages.find((each) => each.slug === slug) as Content["packages"][number];
    return packageSale(content, { ...item, ...own }, today);
  };

  test("ends with its camp or its season", () => {
    expect(saleAt("holiday-camp-1", "2026-12-30")?.phase).toBe("during");
    expect(saleAt("holiday-camp-1", "2026-12-31")).toMatchObject({
      phase: "after",
      after: "This camp is over",
    });
    expect(saleAt("winter-league", "2027-02-28")).toMatchObject({
      phase: "after",
      after: "This season is over",
    });
  });

  test("ends on its own day when that comes first, and never later than its camp", () => {
    expect(saleAt("holiday-camp-1", "2026-12-21", { until: "2026-12-20" })).toMatchObject({
      phase: "after",
      after: "This offer has ended",
    });
    expect(saleAt("holiday-camp-1", "2027-01-05", { until: "2027-06-01" })?.phase).toBe("after");
  });

  test("begins on its own day", () => {
    expect(saleAt("gold", "2026-11-30", { from: "2026-12-01" })).toMatchObject({
      phase: "before",
      before: "On sale from December 1, 2026",
    });
    expect(saleAt("gold", "2026-11-30")).toBeUndefined();
  });
});

test("one can apply for a job through its last day", () => {
  expect(jobIsOpen({ until: "2026-12-01" }, "2026-12-01")).toBe(true);
  expect(jobIsOpen({ until: "2026-12-01" }, "2026-12-02")).toBe(false);
  expect(jobIsOpen({}, "2099-01-01")).toBe(true);
});

describe("the days that differ", () => {
  test("are told in their order, shown from two weeks ahead", () => {
    expect(closuresOf(hours, "2026-12-10")).toEqual([
      {
        from: "2026-12-10",
        until: "2026-12-26",
        shown: true,
        days: "Thursday, December 24 to Saturday, December 26",
        hours: "Closed",
        reason: "Christmas",
      },
      {
        from: "2026-12-17",
        until: "2026-12-31",
        shown: false,
        days: "Thursday, December 31",
        hours: "2:00pm to 5:00pm",
        reason: "New Year's Eve",
      },
    ]);
    expect(closuresOf(hours, "2026-12-27").map(({ reason }) => reason)).toEqual(["New Year's Eve"]);
    expect(closuresOf(hours, "2027-01-01")).toEqual([]);
  });

  test("are special opening hours to search engines; a closed day opens and closes at midnight", () => {
    expect(specialOpeningHours(hours, "2026-12-25")).toEqual([
      { validFrom: "2026-12-24", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-31", validThrough: "2026-12-31", opens: "14:00", closes: "17:00" },
    ]);
  });

  test("stand in the timetable of a page day by day, from the build on", () => {
    expect(timetableOf(hours, "2026-12-25")).toEqual({
      week: [
        ["12:00", "18:00"],
        ["14:00", "21:00"],
        ["14:00", "21:00"],
        ["14:00", "21:00"],
        ["14:00", "21:00"],
        ["14:00", "21:00"],
        null,
      ],
      days: { "2026-12-25": null, "2026-12-26": null, "2026-12-31": ["14:00", "17:00"] },
    });
  });
});

test("a notice stands on its pages, or on all, until its last day", () => {
  const on = (key: "camps" | "home", today: string) =>
    noticesOn({ hours }, key, today).map(({ text, shown }) => [text, shown]);
  expect(on("home", "2026-12-10")).toEqual([["New turf", true]]);
  expect(on("camps", "2026-12-10")).toEqual([
    ["New turf", true],
    ["Camp", false],
  ]);
  expect(on("camps", "2026-12-30")).toEqual([["Camp", true]]);
  expect(on("camps", "2026-12-31")).toEqual([]);
  expect(noticesOn({ hours }, "camps", "2026-12-30")[0]?.href).toBe("/eventpricing");
});

test("endings are told from two weeks ahead, and for as long as they stand in the content", () => {
  const names = (today: string) => endingsOf(content, today).map(({ of, passed }) => [of, passed]);
  expect(names("2026-12-15")).toEqual([]);
  expect(names("2026-12-16")).toEqual([
    ["camps/swinging-holiday", false],
    ["hours", false],
  ]);
  expect(names("2026-12-31").every(([, passed]) => passed)).toBe(true);
});

test("the text for a business profile holds the week, the holidays ahead and the news", () => {
  expect(businessProfile({ ...content, hours }, "2026-12-10")).toBe(
    `Clay & Chalk
Baseball and softball training
480 Basepath Drive, Columbus, OH 43215
(614) 555-0142
https://clayandchalk.example

Hours
Monday to Friday: 2:00pm to 9:00pm
Sunday: 12:00pm to 6:00pm

Holiday hours
Thursday, December 24 to Saturday, December 26: Closed (Christmas)
Thursday, December 31: 2:00pm to 5:00pm (New Year's Eve)

News
New turf

As of December 10, 2026`,
  );
});
