/** Terms, sales, closures, notices and endings on given days. */
import { describe, expect, test } from "vitest";
import { hoursOn } from "../lib/opening.ts";
import { closuresOf, noticesOn, specialOpeningHours } from "./closures.ts";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { expiringSoon } from "./expiring.ts";
import { timetableOf, type Hours } from "../content/schema/hours.ts";
import { packageSale, phaseOn, saleOf, type Sale } from "./seasons.ts";

const content = readContent("content").content as Content;
const hours: Hours = {
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
};

/** The same, every year. */
const repeated = (repeats: "yearly" | "yearly-on-date"): Hours => ({
  ...hours,
  exceptions: hours.exceptions.map((exception) => ({ ...exception, repeats })),
  notices: hours.notices.map((each) => ({ ...each, repeats })),
});

describe("a term", () => {
  test.each([
    ["2026-12-09", "before"],
    ["2026-12-10", "during"],
    ["2026-12-20", "during"],
    ["2026-12-21", "after"],
  ])("on %s it is %s", (today, phase) => {
    expect(phaseOn({ from: "2026-12-10", until: "2026-12-20" }, today)).toBe(phase);
  });

  test("without a side it is open there", () => {
    expect(phaseOn({ until: "2026-12-20" }, "0001-01-01")).toBe("during");
    expect(phaseOn({ from: "2026-12-20" }, "9999-12-31")).toBe("during");
    expect(phaseOn({}, "2026-12-20")).toBe("during");
    expect(saleOf({}, "over", "2026-12-20")).toBeUndefined();
  });
});

/** The sample without repeating dates, for an owner who plans each season separately. */
const once: Content = {
  ...content,
  camps: content.camps.map((camp) => ({ ...camp, season: { ...camp.season, repeats: undefined } })),
  leagues: content.leagues.map((league) => ({ ...league, season: { ...league.season, repeats: undefined } })),
};

describe("the sale of a package", () => {
  const saleAt = (slug: string, today: string, own: object = {}, all = once) => {
    const item = content.packages.find((each) => each.slug === slug) as Content["packages"][number];
    return packageSale(all, { ...item, ...own }, today);
  };
  const noted = (sale: Sale | undefined) =>
    sale?.before && `${sale.phase}: ${sale.before.words} ${sale.before.date.text}`;

  test.each([
    ["with its camp", "holiday-camp-1", "2026-12-31", {}, "This camp is over"],
    ["with its season", "winter-league", "2027-02-28", {}, "This season is over"],
    ["on its own day", "holiday-camp-1", "2026-12-21", { until: "2026-12-20" }, "This offer has ended"],
    ["never later", "holiday-camp-1", "2027-01-05", { until: "2027-06-01" }, "This camp is over"],
  ])("ends %s", (_, slug, today, own, after) => {
    expect(saleAt(slug, today, own)).toMatchObject({ phase: "after", after });
    expect(saleAt(slug, "2026-12-20", own)?.phase).toBe("during");
  });

  test("never ends when its camp or season repeats, but for an end of its own", () => {
    expect(saleAt("holiday-camp-1", "2031-12-31", {}, content)).toBeUndefined();
    expect(saleAt("winter-league", "2031-02-28", {}, content)).toBeUndefined();
    expect(saleAt("winter-league", "2027-01-01", { until: "2026-12-20" }, content)).toMatchObject({
      phase: "after",
      after: "This offer has ended",
    });
  });

  test("begins on its own day", () => {
    expect(noted(saleAt("gold", "2026-11-30", { from: "2026-12-01" }))).toBe(
      "before: On sale from December 1, 2026",
    );
    expect(saleAt("gold", "2026-11-30")).toBeUndefined();
  });

  test("begins again every year, and says when", () => {
    const own = { from: "2026-11-01", until: "2026-12-20", repeats: "yearly-on-date" };
    const on = (today: string, all = once) => noted(saleAt("gold", today, own, all));
    expect(on("2026-10-31")).toBe("before: On sale from November 1, 2026");
    expect(on("2026-12-20")).toMatch(/^during/u);
    expect(on("2026-12-21")).toBe("before: On sale from November 1, 2027");
    expect(on("2031-11-01")).toMatch(/^during/u);
    expect(noted(saleAt("holiday-camp-1", "2031-12-21", own, content))).toBe(
      "before: On sale from November 1, 2032",
    );
  });
});

describe("the days that differ", () => {
  test("are told in their order, shown from two weeks ahead", () => {
    const told = (today: string, all = hours) =>
      closuresOf(all, today).map((each) => [each.shown, each.days.text, each.hours, each.reason]);
    const newYear = [false, "Thursday, December 31", "2:00pm to 5:00pm", "New Year's Eve"];
    expect(told("2026-12-10")).toEqual([
      [true, "Thursday, December 24 to Saturday, December 26", "Closed", "Christmas"],
      newYear,
    ]);
    expect(told("2026-12-09").map(([shown]) => shown)).toEqual([false, false]);
    expect(told("2026-12-27")).toEqual([[true, ...newYear.slice(1)]]);
    expect(told("2027-01-01")).toEqual([]);
  });

  test("come again every year where they repeat", () => {
    const yearly = repeated("yearly-on-date");
    expect(closuresOf(yearly, "2031-12-20").map(({ shown, days }) => [shown, days.text])).toEqual([
      [true, "Wednesday, December 24 to Friday, December 26"],
      [true, "Wednesday, December 31"],
    ]);
    expect(specialOpeningHours(yearly, "2031-01-01")).toEqual([
      { validFrom: "2031-12-24", validThrough: "2031-12-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2031-12-31", validThrough: "2031-12-31", opens: "14:00", closes: "17:00" },
    ]);
    const table = timetableOf(yearly, "2031-01-01");
    expect(hoursOn(table, "2033-12-25")).toBeNull();
    expect(hoursOn(table, "2033-12-31")).toEqual(["14:00", "17:00"]);
    expect(hoursOn(table, "2033-12-30")).toEqual(["14:00", "21:00"]);
  });

  test("are special opening hours to search engines; a closed day opens and closes at midnight", () => {
    expect(specialOpeningHours(hours, "2026-12-25")).toEqual([
      { validFrom: "2026-12-24", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-31", validThrough: "2026-12-31", opens: "14:00", closes: "17:00" },
    ]);
  });

  test("may have a break: each period is told", () => {
    const eve = { date: "2026-12-24", reason: "Eve", closed: false, opens: "09:00", closes: "12:00" };
    const withBreak = { ...hours, exceptions: [{ ...eve, and: { opens: "14:00", closes: "17:00" } }] };
    expect(closuresOf(withBreak, "2026-12-20")[0]?.hours).toBe("9:00am to 12:00pm and 2:00pm to 5:00pm");
    expect(specialOpeningHours(withBreak, "2026-12-20").map(({ opens, closes }) => [opens, closes])).toEqual([
      ["09:00", "12:00"],
      ["14:00", "17:00"],
    ]);
    expect(timetableOf(withBreak, "2026-12-20").special[0]?.hours).toEqual([
      "09:00",
      "12:00",
      "14:00",
      "17:00",
    ]);
  });

  test("stand in the timetable of a page, from the build on", () => {
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

test("a notice stands on its pages, or on all, until its last day", () => {
  const on = (key: "camps" | "home", today: string) =>
    noticesOn({ ...content, hours }, key, today).map(({ text, shown }) => [text, shown]);
  expect(on("home", "2026-12-10")).toEqual([["New turf", true]]);
  expect(on("camps", "2026-12-10")).toEqual([
    ["New turf", true],
    ["Camp", false],
  ]);
  expect(on("camps", "2026-12-30")).toEqual([["Camp", true]]);
  expect(on("camps", "2026-12-31")).toEqual([]);
  expect(noticesOn({ ...content, hours }, "camps", "2026-12-30")[0]?.href).toBe("/eventpricing");
});

test("a notice that repeats shows every year", () => {
  const on = (today: string) => noticesOn({ ...content, hours: repeated("yearly-on-date") }, "camps", today);
  expect(on("2031-12-25").map(({ text, shown }) => [text, shown])).toEqual([
    ["New turf", false],
    ["Camp", true],
  ]);
});

test("endings are told from two weeks ahead, and for as long as they stand in the content", () => {
  const names = (today: string) =>
    expiringSoon({ ...once, hours }, today).map((warning) => [
      warning.split(":")[0],
      warning.includes("ended on"),
    ]);
  expect(names("2026-11-20")).toEqual([]);
  expect(names("2026-12-16")).toEqual([
    ["content/hours", true],
    ["content/camps/swinging-holiday", false],
    ["content/hours", false],
  ]);
  expect(names("2026-12-31").every(([, passed]) => passed)).toBe(true);
});

test("what repeats never ends", () => {
  for (const today of ["2026-12-16", "2027-06-20", "2031-01-01"])
    expect(expiringSoon(content, today)).toEqual([]);
});
