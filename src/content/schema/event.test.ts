/** The days of events as the rest of the site reads them. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { eventSchema } from "./event.ts";

function datesOf(dates: object) {
  const event = { name: "Open gym", kind: "class", description: "Open gym.", body: "Come in.", dates };
  return v.parse(eventSchema, event).dates;
}

test.each([
  ["2026-09-15", ["thursday"], "2026-09-17"],
  ["2026-09-17", ["thursday"], "2026-09-17"],
  ["2026-09-18", ["monday", "saturday"], "2026-09-19"],
  ["2026-12-30", ["monday"], "2027-01-04"],
])("from %s on %s, the first day is %s", (from, weekly, first) => {
  expect(datesOf({ from, weekly })?.from).toBe(first);
});

test.each([
  ["2027-02-05", undefined, ["2027-02-05", "2027-02-12"], "2027-02-19", undefined, []],
  ["2027-02-01", "2027-03-06", ["2027-03-05"], "2027-02-05", "2027-02-26", []],
  [
    "2027-02-01",
    "2027-03-12",
    ["2027-03-05", "2027-02-19"],
    "2027-02-05",
    "2027-03-12",
    ["2027-02-19", "2027-03-05"],
  ],
])(
  "Fridays from %s to %s but not on %j begin on %s and end on %s",
  (from, until, except, first, last, left) => {
    expect(datesOf({ from, until, weekly: ["friday"], except })).toMatchObject({
      from: first,
      until: last,
      except: left,
    });
  },
);

test("weekdays that are not between the first and the last day are a problem", () => {
  expect(() => datesOf({ from: "2026-09-15", until: "2026-09-16", weekly: ["thursday"] })).toThrow(
    "none of its weekdays is between its first day and its last",
  );
});
