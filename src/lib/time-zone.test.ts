import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../tests/scope.ts";
import { offsetsOf } from "./time-zone.ts";
import { wallClock } from "./zoned-time.ts";

const now = Date.parse("2026-11-16T17:00:30Z");
const minutes = (iso: string) => Date.parse(iso) / 60_000;

test("a zone with daylight saving time changes twice a year, at the right minute", () => {
  const offsets = offsetsOf("America/New_York", now);
  expect(offsets.slice(0, 5)).toEqual([
    [0, -300],
    [minutes("2026-03-08T07:00Z"), -240],
    [minutes("2026-11-01T06:00Z"), -300],
    [minutes("2027-03-14T07:00Z"), -240],
    [minutes("2027-11-07T06:00Z"), -300],
  ]);
  expect(offsets).toHaveLength(13);
});

test("a zone without daylight saving time has one offset, also of half hours", () => {
  expect(offsetsOf("America/Phoenix", now)).toEqual([[0, -420]]);
  expect(offsetsOf("Asia/Kolkata", now)).toEqual([[0, 330]]);
});

test("a zone that does not exist is an error", () => {
  expect(() => offsetsOf("Mars/Olympus", now)).toThrow(RangeError);
});

test("from a year ago to five years from now, the clock agrees with the platform's in many zones", () => {
  const zones = Intl.supportedValuesOf("timeZone").filter((_, index) => index % 9 === 0);
  const known = new Map(
    [...zones, "Australia/Lord_Howe", "Africa/Casablanca"].map((timeZone) => [
      new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }),
      offsetsOf(timeZone, now),
    ]),
  );
  const instant = fc.integer({ min: now - 365 * 864e5, max: now + 5 * 365 * 864e5 });
  fc.assert(
    fc.property(fc.constantFrom(...known), instant, ([platform, offsets], at) => {
      const { date, time } = wallClock(at, offsets);
      expect(`${date} ${time}`).toBe(platform.format(at));
    }),
    { numRuns: runs(5000) },
  );
});
