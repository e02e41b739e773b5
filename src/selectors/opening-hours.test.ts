import * as v from "valibot";
import { expect, test } from "vitest";
import { hoursSchema } from "../content/schema/hours.ts";
import { sample } from "./dated-content-for-tests.ts";
import { openingHours, yearOfHours } from "./opening-hours.ts";

const everyDay = { from: "monday", to: "sunday" };

/** The lines about other hours, on a day, where the winter's begin on January 1 and these days are closed. */
function linesOn(today: string, closed: { readonly date: string; readonly until?: string }) {
  const hours = v.parse(hoursSchema, {
    weekly: [{ ...everyDay, opens: "14:00", closes: "21:00" }],
    seasons: [
      {
        name: "Winter hours",
        from: "2027-01-01",
        until: "2027-02-28",
        weekly: [{ ...everyDay, opens: "16:00", closes: "20:00" }],
      },
    ],
    exceptions: [{ ...closed, reason: "Break", closed: true }],
  });
  const { otherHours } = openingHours({ ...sample, hours }, today);
  return otherHours.filter(({ shown }) => shown).map(({ days, hours: times }) => `${days}: ${times}`);
}

test("hours that begin while it is closed are announced from the first day that they apply", () => {
  expect(linesOn("2026-12-28", { date: "2026-12-24", until: "2027-01-03" })).toEqual([
    "Thursday, December 24, 2026 to Sunday, January 3, 2027: Closed",
    "From Monday, January 4: Monday to Sunday 4:00pm to 8:00pm",
  ]);
  expect(linesOn("2026-12-28", { date: "2026-12-24" })).toEqual([
    "From Friday, January 1: Monday to Sunday 4:00pm to 8:00pm",
  ]);
});

test("a holiday with a closure or hours of its own is not among those whose hours may differ", () => {
  const hours = v.parse(hoursSchema, {
    weekly: [{ ...everyDay, opens: "14:00", closes: "21:00" }],
    exceptions: [
      { date: "2026-12-24", until: "2026-12-26", reason: "Christmas", closed: true },
      { date: "2027-05-31", reason: "Memorial Day", opens: "10:00", closes: "12:00" },
    ],
    holidays: ["Memorial Day", "Thanksgiving", "Christmas Day"],
    holidayWords: "hours may differ.",
  });
  const named = (today: string, changes = {}) =>
    yearOfHours({ ...sample, hours: { ...hours, ...changes } }, today).holidays;
  expect(named("2026-12-25")).toBe("Thanksgiving: hours may differ.");
  expect(named("2026-12-26")).toBe("Thanksgiving and Christmas Day: hours may differ.");
  expect(named("2027-06-01")).toBe("Memorial Day, Thanksgiving, and Christmas Day: hours may differ.");
  expect(named("2026-12-24", { holidays: ["Christmas Day"] })).toBeUndefined();
});

test("a holiday that is observed on another day is only settled when both days are", () => {
  const named = (exceptions: readonly { date: string; until?: string }[], today: string) => {
    const hours = v.parse(hoursSchema, {
      weekly: [{ ...everyDay, opens: "14:00", closes: "21:00" }],
      exceptions: exceptions.map((days) => ({ ...days, reason: "Holiday", closed: true })),
      holidays: ["Independence Day"],
      holidayWords: "hours may differ.",
    });
    return yearOfHours({ ...sample, hours }, today).holidays;
  };
  const said = "Independence Day: hours may differ.";
  expect(named([{ date: "2027-07-04" }], "2027-06-01")).toBe(said);
  expect(named([{ date: "2027-07-05" }], "2027-06-01")).toBe(said);
  expect(named([{ date: "2027-07-04", until: "2027-07-05" }], "2027-06-01")).toBeUndefined();
  // The day itself is over.
  expect(named([{ date: "2027-07-05" }], "2027-07-05")).toBeUndefined();
});

test("the board says all year that hours may differ on holidays, if any are listed", () => {
  for (const today of ["2026-11-26", "2027-03-03", "2031-07-04"])
    expect(openingHours(sample, today).holidays).toBe("Holidays: hours may differ. Call (614) 555-0142.");
  const none = { ...sample, hours: { ...sample.hours, holidays: [] } };
  expect(openingHours(none, "2027-03-03").holidays).toBeUndefined();
});

test("hours of a time that is all closed are not announced", () => {
  expect(linesOn("2026-12-28", { date: "2027-01-01", until: "2027-03-31" })).toEqual([
    "Friday, January 1 to Wednesday, March 31: Closed",
  ]);
});
