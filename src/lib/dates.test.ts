import { describe, expect, test } from "vitest";
import {
  formatDate,
  formatDateRange,
  formatDayList,
  formatDays,
  formatOrdinalDate,
  formatShortDay,
  formatTime,
  formatWeekday,
  formatWeekdays,
} from "./dates.ts";

describe("dates in words", () => {
  test("formats a day", () => expect(formatDate("2023-11-05")).toBe("November 5, 2023"));

  test.each([
    ["2024-05-30", "May 30th, 2024"],
    ["2024-06-01", "June 1st, 2024"],
    ["2024-06-03", "June 3rd, 2024"],
    ["2024-06-12", "June 12th, 2024"],
    ["2024-06-21", "June 21st, 2024"],
  ])("%s with its ordinal", (date, words) => expect(formatOrdinalDate(date)).toBe(words));

  test("formats a range within a month, across months and across years", () => {
    expect(formatDateRange("2027-06-21", "2027-06-25")).toBe("June 21 – 25, 2027");
    expect(formatDateRange("2027-01-09", "2027-02-27")).toBe("January 9 – February 27, 2027");
    expect(formatDateRange("2026-12-28", "2027-01-02")).toBe("December 28, 2026 – January 2, 2027");
  });
});

test.each([
  ["2027-06-05 2027-06-12 2027-07-10", "Saturdays, June 5, 12 and July 10, 2027"],
  ["2027-06-07 2027-06-09", "June 7 and 9, 2027"],
  ["2027-06-07 2027-06-09 2028-01-02", "June 7 and 9, 2027, and January 2, 2028"],
  [
    "2026-12-04 2026-12-11 2027-01-08 2027-01-15",
    "Fridays, December 4 and 11, 2026, and January 8 and 15, 2027",
  ],
])("the days %s are %s", (days, words) => {
  expect(formatDayList(days.split(" "))).toBe(words);
});

test("a range of weekdays has years only where they differ", () => {
  expect(formatDays("2026-11-26", "2026-11-26")).toBe("Thursday, November 26");
  expect(formatDays("2026-12-24", "2026-12-26")).toBe("Thursday, December 24 to Saturday, December 26");
  expect(formatDays("2026-12-22", "2027-01-01")).toBe(
    "Tuesday, December 22, 2026 to Friday, January 1, 2027",
  );
  expect(formatShortDay("2026-11-26")).toBe("Nov 26");
});

describe("times in words", () => {
  test.each([
    ["00:00", "12:00am"],
    ["09:05", "9:05am"],
    ["12:00", "12:00pm"],
    ["14:00", "2:00pm"],
    ["23:59", "11:59pm"],
  ])("%s is %s", (time, words) => expect(formatTime(time)).toBe(words));

  test("formats a weekday", () => expect(formatWeekday("monday")).toBe("Monday"));
});

test.each([
  ["tuesday", "Tuesdays"],
  ["saturday sunday", "Saturdays and Sundays"],
  ["monday tuesday wednesday thursday friday", "Mondays to Fridays"],
  ["tuesday wednesday thursday", "Tuesdays to Thursdays"],
  ["saturday sunday monday", "Saturdays to Mondays"],
  ["monday tuesday wednesday saturday", "Mondays to Wednesdays and Saturdays"],
  ["monday wednesday friday", "Mondays, Wednesdays and Fridays"],
  ["sunday monday tuesday wednesday thursday friday saturday", "Every day"],
])("weekdays %s are %s: three in a row and more are a range", (days, words) => {
  expect(formatWeekdays(days.split(" "))).toBe(words);
});
