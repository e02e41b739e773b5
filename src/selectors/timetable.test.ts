import * as v from "valibot";
import { expect, test } from "vitest";
import { formatOpenState, hoursOn, openState } from "../lib/opening.ts";
import { hoursSchema } from "../content/schema/hours.ts";
import { hours, withBreak } from "./dated-content-for-tests.ts";
import { timetableOf } from "./timetable.ts";

test("special days are in a page's timetable from the day before the build on", () => {
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
  expect(timetableOf(hours, "2026-12-28").special).toHaveLength(1);
  expect(hoursOn(table, "2026-12-25")).toBeNull();
  expect(hoursOn(table, "2026-12-27")).toEqual(["12:00", "18:00"]);
});

test("a day with a break has each of its periods", () => {
  expect(timetableOf(withBreak, "2026-12-20").special[0]?.hours).toEqual([
    "09:00",
    "12:00",
    "14:00",
    "17:00",
  ]);
});

test("a page that is built in the night knows how long last night's special and seasonal hours go", () => {
  const late = { opens: "18:00", closes: "02:00" };
  const lateHours = v.parse(hoursSchema, {
    weekly: [{ from: "monday", to: "sunday", opens: "14:00", closes: "01:00" }],
    exceptions: [
      { date: "2026-12-24", reason: "Christmas Eve", closed: true },
      { date: "2026-12-31", reason: "New Year's Eve", ...late },
    ],
    seasons: [
      {
        name: "Playoffs",
        from: "2026-10-01",
        until: "2026-10-31",
        weekly: [{ from: "monday", to: "sunday", ...late }],
      },
    ],
  });
  const builtAt = (date: string, time: string) =>
    formatOpenState(openState(timetableOf(lateHours, date), { date, time }));
  expect(builtAt("2026-12-25", "00:05")).toBe("Closed now. Opens today at 2:00pm");
  expect(builtAt("2027-01-01", "01:30")).toBe("Open now until 2:00am");
  expect(builtAt("2026-11-01", "01:30")).toBe("Open now until 2:00am");
});
