/** Yearly repetition, by examples and for random days. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysFrom, occurrenceOn, tookOver, type Days, type Term } from "./yearly.ts";
import { dayAfter, weekdayOf } from "./zoned-time.ts";

const june = { from: "2027-06-21", until: "2027-06-25", repeats: "yearly" } as const;
const league = { from: "2027-01-09", until: "2027-02-27", repeats: "yearly" } as const;
const holiday = { from: "2026-12-28", until: "2026-12-30", repeats: "yearly-on-date" } as const;
/** The Thursday nearest to November 25 is the fourth of the month. */
const thanksgiving = { from: "2021-11-25", until: "2021-11-25", repeats: "yearly" } as const;

test.each<[string, Term, day: string, from: string, until: string]>([
  ["before the first time", june, "2026-11-16", "2027-06-21", "2027-06-25"],
  ["on its last day", june, "2027-06-25", "2027-06-21", "2027-06-25"],
  ["the day after", june, "2027-06-26", "2028-06-19", "2028-06-23"],
  ["two years later", june, "2029-03-01", "2029-06-18", "2029-06-22"],
  ["four years later", june, "2031-03-01", "2031-06-23", "2031-06-27"],
  ["a season of Saturdays", league, "2029-02-01", "2029-01-06", "2029-02-24"],
  ["on the same dates", holiday, "2026-12-31", "2027-12-28", "2027-12-30"],
  ["on the same dates, years later", holiday, "2031-12-29", "2031-12-28", "2031-12-30"],
  ["once", { from: "2027-03-01", until: "2027-03-05" }, "2031-01-01", "2027-03-01", "2027-03-05"],
  [
    "February 29",
    { from: "2028-02-29", until: "2028-02-29", repeats: "yearly-on-date" },
    "2028-03-01",
    "2029-03-01",
    "2029-03-01",
  ],
  [
    "at the turn of the year",
    { from: "2026-01-02", until: "2026-01-02", repeats: "yearly" },
    "2027-12-31",
    "2027-12-31",
    "2027-12-31",
  ],
])("%s", (_, term, day, from, until) => {
  expect(occurrenceOn(term, day)).toEqual({ from, until });
});

test("Thanksgiving is the fourth Thursday of November, every year", () => {
  for (let year = 2022; year < 2100; year++) {
    const { from } = occurrenceOn(thanksgiving, `${year}-01-01`);
    expect([from.slice(0, 8), weekdayOf(from)]).toEqual([`${year}-11-`, 4]);
    expect(Math.ceil(Number(from.slice(8)) / 7), from).toBe(4);
  }
});

describe("any day, any year", () => {
  const day = fc
    .integer({ min: 0, max: daysFrom("2000-01-01", "2099-12-31") })
    .map((days) => dayAfter("2000-01-01", days));
  const term = fc
    .record({ from: day, length: fc.integer({ min: 0, max: 363 }), onDate: fc.boolean() })
    .map(({ from, length, onDate }): Term & { repeats: string } => ({
      from,
      until: dayAfter(from, length),
      repeats: onDate ? "yearly-on-date" : "yearly",
    }));
  const overlap = (a: Days, b: Days) => a.from <= b.until && b.from <= a.until;

  test("the occurrence of a day has not ended, and is the first that has not", () => {
    fc.assert(
      fc.property(term, day, (each, today) => {
        const found = occurrenceOn(each, today);
        expect(found.until >= today || found.from === each.from).toBe(true);
        expect(found.from >= each.from).toBe(true);
        const since = tookOver(each, today);
        if (since === undefined) expect(found).toEqual({ from: each.from, until: each.until });
        else {
          expect(since <= today && since <= found.from).toBe(true);
          expect(occurrenceOn(each, since)).toEqual(found);
          expect(occurrenceOn(each, dayAfter(since, -1))).not.toEqual(found);
        }
      }),
    );
  });

  test("occurrences follow each other about a year apart, none overlaps, and none is skipped", () => {
    fc.assert(
      fc.property(term, (each) => {
        let before = occurrenceOn(each, each.from);
        for (let years = 1; years < 60; years++) {
          const next = occurrenceOn(each, dayAfter(before.until));
          expect(overlap(before, next)).toBe(false);
          const apart = daysFrom(before.from, next.from);
          expect(each.repeats === "yearly" ? [364, 371] : [365, 366]).toContain(apart);
          before = next;
        }
      }),
      { numRuns: 200 },
    );
  });

  test("what keeps its weekdays stays within three days of its date and keeps its length, for good", () => {
    fc.assert(
      fc.property(term, day, (each, today) => {
        fc.pre(each.repeats === "yearly");
        const { from, until } = occurrenceOn(each, today);
        expect(weekdayOf(from)).toBe(weekdayOf(each.from));
        expect(daysFrom(from, until)).toBe(daysFrom(each.from, each.until));
        const near = [-1, 0, 1].map((years) => {
          const date = new Date(each.from);
          date.setUTCFullYear(Number(from.slice(0, 4)) + years);
          return Math.abs(daysFrom(date.toISOString().slice(0, 10), from));
        });
        expect(Math.min(...near)).toBeLessThanOrEqual(3);
      }),
    );
  });
});
