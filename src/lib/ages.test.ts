import { expect, test } from "vitest";
import { ageInYears, formatAges, type Age } from "./ages.ts";

const years = (count: number): Age => ({ count, unit: "years" });
const months = (count: number): Age => ({ count, unit: "months" });

test.each([
  [{ from: years(8), to: years(14) }, "Ages 8-14"],
  [{ from: years(18) }, "Ages 18 and up"],
  [{ to: years(6) }, "Up to age 6"],
  [{ from: months(6), to: months(18) }, "Ages 6 to 18 months"],
  [{ from: months(18), to: years(3) }, "Ages 18 months to 3 years"],
  [{ from: months(6), to: years(1) }, "Ages 6 months to 1 year"],
  [{ from: months(1) }, "Ages 1 month and up"],
  [{ to: months(18) }, "Up to 18 months"],
  [{ from: years(8), to: years(8) }, "Age 8"],
  [{ from: months(6), to: months(6) }, "Age 6 months"],
  [{ from: years(1), to: months(12) }, "Age 1"],
])("%j is %s", (ages, text) => {
  expect(formatAges(ages)).toBe(text);
});

test("months are parts of a year", () => {
  expect([months(6), months(18), months(7), years(3)].map(ageInYears)).toEqual([0.5, 1.5, 0.58, 3]);
});
