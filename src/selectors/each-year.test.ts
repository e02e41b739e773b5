/** Closures and special days of each year, on a fixed day. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { hoursSchema } from "../content/schema/hours.ts";
import { hoursOn } from "../lib/opening.ts";
import { searchIn } from "../search/rank.ts";
import { searchIndex } from "../search/search-index.ts";
import { specialOpeningHours } from "../seo/structured-data/hours.ts";
import { sample } from "./dated-content-for-tests.ts";
import { openingHours } from "./opening-hours.ts";
import { specialDaysOf } from "./other-hours.ts";
import { timetableOf } from "./timetable.ts";

const hours = v.parse(hoursSchema, {
  weekly: [{ from: "monday", to: "sunday", opens: "09:00", closes: "21:00" }],
  exceptions: [
    { date: "12-26", reason: "Boxing Day", closed: true },
    { date: "third monday of february", reason: "Founder's Day", opens: "12:00", closes: "15:00" },
    { date: "06-30", until: "07-02", reason: "Floors", closed: true },
    { date: "12-30", until: "01-02", reason: "Winter break", closed: true },
  ],
});
const daysOn = (today: string) => specialDaysOf(hours, today).map(({ from, reason }) => [from, reason]);

test("pages list the next of each, and those that have begun", () => {
  expect(daysOn("2026-12-26")).toEqual([
    ["2026-12-26", "Boxing Day"],
    ["2026-12-30", "Winter break"],
    ["2027-02-15", "Founder's Day"],
    ["2027-06-30", "Floors"],
  ]);
  expect(daysOn("2027-01-01")[0]).toEqual(["2026-12-30", "Winter break"]);
  expect(daysOn("2027-02-16").map(([from]) => from)).toEqual(["2027-06-30", "2027-12-26", "2027-12-30"]);
});

test("the board shows it from two weeks ahead", () => {
  const board = (today: string) =>
    openingHours({ ...sample, hours }, today)
      .otherHours.filter(({ shown }) => shown)
      .map(({ days, hours: text, reason }) => `${days}: ${text}, ${reason}`);
  expect(board("2028-02-06")).toEqual([]);
  expect(board("2028-02-07")).toEqual(["Monday, February 21: 12:00pm to 3:00pm, Founder's Day"]);
});

test("the script knows them, also two years after the build, and in the night after New Year", () => {
  const timetable = timetableOf(hours, "2026-11-01");
  for (const closed of ["2026-12-26", "2027-12-26", "2028-12-26", "2027-01-02", "2028-07-01"])
    expect(hoursOn(timetable, closed), closed).toBeNull();
  expect(hoursOn(timetable, "2028-02-21")).toEqual(["12:00", "15:00"]);
  expect(hoursOn(timetable, "2028-02-14")).toEqual(["09:00", "21:00"]);
});

test("structured data has the dates of the next", () => {
  expect(specialOpeningHours(hours, "2027-01-03")).toContainEqual({
    validFrom: "2027-02-15",
    validThrough: "2027-02-15",
    opens: "12:00",
    closes: "15:00",
  });
});

test("an entry with a date wins over the one of each year", () => {
  const open = { date: "2026-12-26", reason: "Tournament", opens: "08:00", closes: "23:00" };
  const thisYear = v.parse(hoursSchema, { ...hours, exceptions: [...hours.exceptions, open] });
  expect(hoursOn(timetableOf(thisYear, "2026-12-01"), "2026-12-26")).toEqual(["08:00", "23:00"]);
  expect(hoursOn(timetableOf(thisYear, "2026-12-01"), "2027-12-26")).toBeNull();
  expect(specialDaysOf(thisYear, "2026-12-20").map(({ reason }) => reason)[0]).toBe("Tournament");
  expect(specialDaysOf(thisYear, "2026-12-20").map(({ reason }) => reason)).not.toContain("Boxing Day");
});

const always = { weekly: hours.weekly };

test("a closure of several days goes around a day with hours of its own, for visitors and search engines", () => {
  const party = v.parse(hoursSchema, {
    ...always,
    exceptions: [
      { date: "12-24", until: "01-01", reason: "Winter break", closed: true },
      { date: "2026-12-31", reason: "Party", opens: "18:00", closes: "23:00" },
    ],
  });
  expect(specialDaysOf(party, "2026-12-01").map(({ days, reason }) => [days, reason])).toEqual([
    ["Thursday, December 24 to Wednesday, December 30", "Winter break"],
    ["Thursday, December 31", "Party"],
    ["Friday, January 1", "Winter break"],
  ]);
  expect(
    specialOpeningHours(party, "2026-12-01").map(({ validFrom, validThrough }) => [validFrom, validThrough]),
  ).toEqual([
    ["2026-12-24", "2026-12-30"],
    ["2026-12-31", "2026-12-31"],
    ["2027-01-01", "2027-01-01"],
  ]);
  expect(hoursOn(timetableOf(party, "2026-12-01"), "2026-12-31")).toEqual(["18:00", "23:00"]);
  expect(hoursOn(timetableOf(party, "2026-12-01"), "2027-12-31")).toBeNull();
});

test("where two of each year fall on one day, it has one entry: the first in the list", () => {
  const christmas = { date: "12-25", reason: "Christmas", closed: true };
  const party = { date: "last friday of december", reason: "Party", opens: "14:00", closes: "17:00" };
  for (const [first, second] of [
    [christmas, party],
    [party, christmas],
  ]) {
    const both = v.parse(hoursSchema, { ...always, exceptions: [first, second] });
    expect(specialDaysOf(both, "2026-12-01").map(({ reason }) => reason)).toEqual([first?.reason]);
    expect(specialDaysOf(both, "2027-12-01").map(({ reason }) => reason)).toEqual(["Christmas", "Party"]);
  }
});

test("the search finds it by its reason", () => {
  const found = searchIn(searchIndex({ ...sample, hours })).find("founders day closed?");
  expect(found.some(({ title }) => title === "Founder's Day")).toBe(true);
});
