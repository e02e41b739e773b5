import { expect, test } from "vitest";
import * as parse from "./parse.ts";

test("hours are read as people write them", () => {
  expect(parse.hours("Mon-Fri 2pm-9pm, sat 9:30AM - 12pm")).toEqual([
    { from: "monday", to: "friday", opens: "14:00", closes: "21:00" },
    { from: "saturday", to: "saturday", opens: "09:30", closes: "12:00" },
  ]);
  expect(parse.hours("Monday to Friday 2pm to 9pm, Saturday 9:30AM – 12pm, Sunday closed")).toEqual(
    parse.hours("Mon-Fri 2pm-9pm, sat 9:30AM - 12pm"),
  );
  expect(parse.hours("Mon 9am-12pm and 3pm-8pm")).toMatchObject([
    { opens: "09:00", closes: "12:00", and: { opens: "15:00", closes: "20:00" } },
  ]);
  for (const wrong of [
    "Mon 9am-12pm and late",
    "always",
    "Mon 9-25",
    "Mon 9pm-5pm",
    "Fri-Mon 9am-5pm",
    "M 9am-5pm",
  ])
    expect(() => parse.hours(wrong), wrong).toThrow(/type days and times|the end comes before/u);
});

test("names with prices, rents, sizes and places are read, and what cannot be is told with an example", () => {
  expect(parse.priced("All-Star = $64.50, Hitting=70")).toEqual([
    { name: "All-Star", price: 64.5 },
    { name: "Hitting", price: 70 },
  ]);
  expect(parse.rates("35, 60")).toEqual({ halfHour: 35, hour: 60 });
  expect(parse.size("70 x 14")).toEqual({ length: 70, width: 14 });
  expect(parse.position("39.96, -83.00")).toEqual({ latitude: 39.96, longitude: -83 });
  expect(["Pacific", "eastern time", "America/Denver"].map(parse.timeZone)).toEqual([
    "America/Los_Angeles",
    "America/New_York",
    "America/Denver",
  ]);
  expect([parse.yesOrNo("Yes"), parse.yesOrNo("n")]).toEqual([true, false]);
  for (const wrong of [
    () => parse.priced("Gold"),
    () => parse.priced("Gold = free"),
    () => parse.rates("35"),
    () => parse.size("70"),
    () => parse.position("north"),
    () => parse.yesOrNo("maybe"),
    () => parse.wholeNumber("five"),
  ])
    expect(wrong).toThrow(/^type /u);
});
