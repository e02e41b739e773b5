/** Opening hours for search engines. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { hoursSchema } from "../../content/schema/hours.ts";
import { specialOpeningHours, weeklyOpeningHours } from "./hours.ts";

const today = "2026-12-20";
const weekday = { from: "monday", to: "friday", opens: "14:00", closes: "21:00" };
const parsed = (changes: object) => v.parse(hoursSchema, { weekly: [weekday], ...changes });
const shortDays = (days: readonly string[]) => days.map((day) => day.replace("https://schema.org/", ""));
const weekly = (changes: object) =>
  weeklyOpeningHours(parsed(changes), today).map(({ dayOfWeek, opens, closes }) => [
    shortDays(dayOfWeek).join(" "),
    opens,
    closes,
  ]);

test("a closed day opens and closes at midnight", () => {
  const exceptions = [{ date: "2026-12-24", until: "2026-12-26", reason: "Christmas", closed: true }];
  expect(specialOpeningHours(parsed({ exceptions }), today)).toEqual([
    { validFrom: "2026-12-24", validThrough: "2026-12-26", opens: "00:00", closes: "00:00" },
  ]);
});

test("each period of a day is listed", () => {
  const and = [
    { opens: "14:00", closes: "17:00" },
    { opens: "18:00", closes: "02:00" },
  ];
  const exceptions = [{ date: "2026-12-24", reason: "Eve", opens: "09:00", closes: "12:00", and }];
  expect(
    specialOpeningHours(parsed({ exceptions }), today).map(({ opens, closes }) => [opens, closes]),
  ).toEqual([
    ["09:00", "12:00"],
    ["14:00", "17:00"],
    ["18:00", "02:00"],
  ]);
});

test("all day ends at 23:59, midnight is that of the next day, and a day with only words is left out", () => {
  expect(
    weekly({
      weekly: [
        { from: "sunday", to: "monday", opens: "00:00", closes: "24:00" },
        { from: "tuesday", to: "tuesday", opens: "18:00", closes: "24:00" },
        { from: "wednesday", to: "wednesday", words: "By appointment" },
      ],
    }),
  ).toEqual([
    ["Sunday Monday", "00:00", "23:59"],
    ["Tuesday", "18:00", "00:00"],
  ]);
});

test("a season has its dates, and says which days are closed", () => {
  const season = {
    name: "Winter hours",
    from: "2027-01-01",
    until: "2027-02-28",
    weekly: [{ from: "friday", to: "sunday", opens: "10:00", closes: "12:00" }],
  };
  const hours = parsed({ seasons: [season] });
  expect(weeklyOpeningHours(hours, today).slice(1)).toMatchObject([
    { opens: "10:00", closes: "12:00", validFrom: "2027-01-01", validThrough: "2027-02-28" },
    {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"].map((day) => `https://schema.org/${day}`),
      opens: "00:00",
      closes: "00:00",
      validFrom: "2027-01-01",
      validThrough: "2027-02-28",
    },
  ]);
  expect(weeklyOpeningHours(hours, "2027-03-01")).toHaveLength(1);
});

test("a special day and a day of a season that only have words don't keep the usual hours", () => {
  const exceptions = [{ date: "2026-12-24", reason: "Tournament", words: "By appointment" }];
  const season = {
    name: "Winter hours",
    from: "2027-01-01",
    until: "2027-02-28",
    weekly: [
      { from: "tuesday", to: "sunday", opens: "10:00", closes: "12:00" },
      { from: "monday", to: "monday", words: "By appointment" },
    ],
  };
  const hours = parsed({ exceptions, seasons: [season] });
  expect(specialOpeningHours(hours, today)).toEqual([
    { validFrom: "2026-12-24", validThrough: "2026-12-24", opens: "00:00", closes: "00:00" },
  ]);
  expect(weeklyOpeningHours(hours, today).at(-1)).toMatchObject({
    dayOfWeek: ["https://schema.org/Monday"],
    opens: "00:00",
    closes: "00:00",
    validFrom: "2027-01-01",
  });
});

test("a holiday keeps the hours of its weekday", () => {
  const hours = parsed({ holidays: ["Christmas Day"] });
  expect(specialOpeningHours(hours, today)).toEqual([]);
  expect(weeklyOpeningHours(hours, today)).toHaveLength(1);
});

test("a season of each year has the dates of the coming years", () => {
  const week = [{ from: "monday", to: "sunday", opens: "08:00", closes: "20:00" }];
  const seasons = [{ name: "Winter", from: "11-01", until: "03-31", weekly: week }];
  const spansOn = (day: string) => weeklyOpeningHours(parsed({ seasons }), day).slice(1);
  expect(spansOn("2026-08-01")).toMatchObject([{ validFrom: "2026-11-01", validThrough: "2027-03-31" }]);
  expect(spansOn("2028-01-15")).toMatchObject([
    { validFrom: "2027-11-01", validThrough: "2028-03-31" },
    { validFrom: "2028-11-01", validThrough: "2029-03-31" },
  ]);
});
