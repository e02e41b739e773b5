/** Sales, closures, notices and endings on given days. */
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { hoursOn } from "../lib/opening.ts";
import { closuresOf, noticesOn } from "./closures.ts";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { timetableOf } from "./timetable.ts";
import { hoursSchema } from "../content/schema/hours.ts";
import { packageSale, phaseOn } from "./sales.ts";
import { warningsOf } from "./warnings.ts";

const sample = readContent("content").content as Content;
const hours = v.parse(hoursSchema, {
  weekly: [
    { from: "monday", to: "friday", opens: "14:00", closes: "21:00" },
    { from: "sunday", to: "sunday", opens: "12:00", closes: "18:00" },
  ],
  exceptions: [
    { date: "2026-12-31", reason: "New Year's Eve", closed: false, opens: "14:00", closes: "17:00" },
    { date: "2026-12-24", until: "2026-12-26", reason: "Christmas", closed: true },
  ],
  notices: [
    { from: "2026-12-01", until: "2026-12-10", text: "New turf", pages: [], link: undefined },
    { from: "2026-12-20", until: "2026-12-30", text: "Camp", pages: ["camps"], link: "eventpricing" },
  ],
});
/** The sample whose holiday camp has dates, with these hours. */
const content: Content = {
  ...sample,
  hours,
  events: sample.events.map((event) =>
    event.slug === "swinging-holiday"
      ? { ...event, dates: { from: "2026-12-28", until: "2026-12-30", days: [] } }
      : event,
  ),
};

test.each([
  ["2026-12-09", "before"],
  ["2026-12-10", "during"],
  ["2026-12-20", "during"],
  ["2026-12-21", "after"],
])("on %s, December 10 to 20 is %s", (today, phase) => {
  expect(phaseOn({ from: "2026-12-10", until: "2026-12-20" }, today)).toBe(phase);
});

test("without a first or last day there is no limit", () => {
  expect(phaseOn({ until: "2026-12-20" }, "0001-01-01")).toBe("during");
  expect(phaseOn({ from: "2026-12-20" }, "9999-12-31")).toBe("during");
  expect(phaseOn({}, "2026-12-20")).toBe("during");
});

describe("the sale of a package", () => {
  const saleAt = (slug: string, today: string, changes: object = {}) => {
    const item = sample.packages.find((each) => each.slug === slug) as Content["packages"][number];
    return packageSale(content, { ...item, ...changes }, today);
  };

  test.each([
    ["when its event begins", "2026-12-28", {}, "This camp has begun"],
    ["on its own last day", "2026-12-21", { until: "2026-12-20" }, "This offer has ended"],
    ["never after its event begins", "2027-01-05", { until: "2027-06-01" }, "This camp has begun"],
  ])("ends %s", (_, today, changes, after) => {
    expect(saleAt("holiday-camp-1", today, changes)).toMatchObject({ phase: "after", after });
    expect(saleAt("holiday-camp-1", "2026-12-20", changes)?.phase).toBe("during");
  });

  test("begins on its own first day", () => {
    expect(saleAt("gold", "2026-11-30", { from: "2026-12-01" })).toMatchObject({
      phase: "before",
      before: "On sale from December 1, 2026",
    });
  });

  test("has no limit without dates", () => {
    expect(saleAt("gold", "2026-11-30")).toBeUndefined();
    expect(saleAt("winter-league", "2040-01-01")).toBeUndefined();
  });
});

describe("the days that differ", () => {
  test("are in order, and show from two weeks ahead", () => {
    const told = (today: string) =>
      closuresOf(hours, today).map((each) => [each.shown, each.days, each.hours, each.reason]);
    const newYear = [false, "Thursday, December 31", "2:00pm to 5:00pm", "New Year's Eve"];
    expect(told("2026-12-10")).toEqual([
      [true, "Thursday, December 24 to Saturday, December 26", "Closed", "Christmas"],
      newYear,
    ]);
    expect(told("2026-12-09").map(([shown]) => shown)).toEqual([false, false]);
    expect(told("2026-12-27")).toEqual([[true, ...newYear.slice(1)]]);
    expect(told("2027-01-01")).toEqual([]);
  });

  test("may have a break: each period is listed", () => {
    const eve = { date: "2026-12-24", reason: "Eve", closed: false, opens: "09:00", closes: "12:00" };
    const withBreak = { ...hours, exceptions: [{ ...eve, and: [{ opens: "14:00", closes: "17:00" }] }] };
    expect(closuresOf(withBreak, "2026-12-20")[0]?.hours).toBe("9:00am to 12:00pm and 2:00pm to 5:00pm");
    expect(timetableOf(withBreak, "2026-12-20").special[0]?.hours).toEqual([
      "09:00",
      "12:00",
      "14:00",
      "17:00",
    ]);
  });

  test("are in a page's timetable from the day of the build on", () => {
    const table = timetableOf(hours, "2026-12-25");
    expect(table.week).toEqual([
      ["12:00", "18:00"],
      ["14:00", "21:00"],
      ["14:00", "21:00"],
      ["14:00", "21:00"],
      ["14:00", "21:00"],
      ["14:00", "21:00"],
      null,
    ]);
    expect(table.special).toEqual([
      { from: "2026-12-31", until: "2026-12-31", hours: ["14:00", "17:00"] },
      { from: "2026-12-24", until: "2026-12-26", hours: null },
    ]);
    expect(timetableOf(hours, "2026-12-27").special).toHaveLength(1);
    expect(hoursOn(table, "2026-12-25")).toBeNull();
    expect(hoursOn(table, "2026-12-27")).toEqual(["12:00", "18:00"]);
  });
});

test("a notice shows on its pages, or on all, through its last day", () => {
  const on = (key: "camps" | "home", today: string) =>
    noticesOn(content, key, today).map(({ text, shown }) => [text, shown]);
  expect(on("home", "2026-12-10")).toEqual([["New turf", true]]);
  expect(on("camps", "2026-12-10")).toEqual([
    ["New turf", true],
    ["Camp", false],
  ]);
  expect(on("camps", "2026-12-30")).toEqual([["Camp", true]]);
  expect(on("camps", "2026-12-31")).toEqual([]);
  expect(noticesOn(content, "camps", "2026-12-30")[0]?.href).toBe("/eventpricing");
});

test("the build warns from two weeks before an end until the content changes", () => {
  const files = (today: string) =>
    warningsOf(content, today).map((warning) => [warning.split(": ")[0], warning.includes("ended on")]);
  expect(files("2026-11-20")).toEqual([]);
  expect(files("2026-12-16")).toEqual([
    ["content/hours.yaml", true],
    ["content/events/swinging-holiday.md", false],
    ["content/hours.yaml", false],
  ]);
  expect(files("2026-12-31").map(([, passed]) => passed)).toEqual([true, true, true]);
});
