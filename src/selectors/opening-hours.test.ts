import * as v from "valibot";
import { expect, test } from "vitest";
import { hoursSchema } from "../content/schema/hours.ts";
import { sample } from "./dated-content-for-tests.ts";
import { openingHours } from "./opening-hours.ts";

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

test("hours of a time that is all closed are not announced", () => {
  expect(linesOn("2026-12-28", { date: "2027-01-01", until: "2027-03-31" })).toEqual([
    "Friday, January 1 to Wednesday, March 31: Closed",
  ]);
});
