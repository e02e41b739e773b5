import { expect, test } from "vitest";
import { dateIn, isEachYear } from "./each-year.ts";
import { dayAfter, weekdayOf } from "./zoned-time.ts";

test.each([
  ["12-26", 2026, "2026-12-26"],
  ["third monday of february", 2027, "2027-02-15"],
  ["Third Monday of February", 2028, "2028-02-21"],
  ["fourth thursday of november", 2026, "2026-11-26"],
  ["last monday of may", 2027, "2027-05-31"],
  ["first sunday of august", 2027, "2027-08-01"],
  ["last tuesday of february", 2028, "2028-02-29"],
  ["last friday of december", 2027, "2027-12-31"],
])("%s of %i is %s", (day, year, date) => expect(dateIn(year, day)).toBe(date));

test("the last weekday of a month has no other one after it in that month, in any year", () => {
  for (let year = 2026; year < 2055; year += 1) {
    const date = dateIn(year, "last wednesday of february");
    expect([weekdayOf(date), date.slice(5, 7)]).toEqual([3, "02"]);
    expect(dayAfter(date, 7).slice(5, 7)).toBe("03");
  }
});

test.each(["02-29", "13-01", "06-31", "fifth monday of may", "monday of may", "third monday", "1-1", ""])(
  "“%s” is no day of each year",
  (text) => expect(isEachYear(text)).toBe(false),
);
