import { expect, test } from "vitest";
import { hoursOn } from "../lib/opening.ts";
import { hours, withBreak } from "./dated-content-for-tests.ts";
import { timetableOf } from "./timetable.ts";

test("special days are in a page's timetable from the day of the build on", () => {
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

test("a day with a break has each of its periods", () => {
  expect(timetableOf(withBreak, "2026-12-20").special[0]?.hours).toEqual([
    "09:00",
    "12:00",
    "14:00",
    "17:00",
  ]);
});
