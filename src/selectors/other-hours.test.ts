import { describe, expect, test } from "vitest";
import { hours, withBreak } from "./dated-content-for-tests.ts";
import { specialDaysOf } from "./other-hours.ts";

describe("the days that differ", () => {
  test("are in order, and show from two weeks ahead", () => {
    const specialDaysOn = (today: string) =>
      specialDaysOf(hours, today).map((each) => [each.shown, each.days, each.hours, each.reason]);
    const newYear = [false, "Thursday, December 31", "2:00pm to 5:00pm", "New Year's Eve"];
    expect(specialDaysOn("2026-12-10")).toEqual([
      [true, "Thursday, December 24 to Saturday, December 26", "Closed", "Christmas"],
      newYear,
    ]);
    expect(specialDaysOn("2026-12-09").map(([shown]) => shown)).toEqual([false, false]);
    expect(specialDaysOn("2026-12-27")).toEqual([[true, ...newYear.slice(1)]]);
    expect(specialDaysOn("2027-01-01")).toEqual([]);
  });

  test("may have a break: each period is listed", () => {
    expect(specialDaysOf(withBreak, "2026-12-20")[0]?.hours).toBe("9:00am to 12:00pm and 2:00pm to 5:00pm");
  });
});
