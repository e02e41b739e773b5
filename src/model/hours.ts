import * as v from "valibot";
import { date, explained, flag, line, listOf, oneOf, routeKey, time } from "./schema.ts";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

const opens = explained(time, "When the doors open, on the 24-hour clock");
const closes = explained(time, "When the doors close, on the 24-hour clock");
const endsLater = "hours end before they begin: closes must be later than opens";

const weeklyHours = v.pipe(
  v.strictObject({
    from: explained(oneOf(weekdays), "The first day with these hours"),
    to: explained(oneOf(weekdays), "The last day with these hours; the same as the first for one day"),
    opens,
    closes,
  }),
  v.forward(
    v.check(({ opens, closes }) => opens < closes, endsLater),
    ["closes"],
  ),
  v.forward(
    v.check(
      ({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to),
      "the last day comes before the first",
    ),
    ["to"],
  ),
);

const exception = v.pipe(
  v.strictObject({
    date: explained(date, "The day that differs"),
    reason: explained(line, "Why, as visitors read it: Thanksgiving"),
    closed: explained(flag, "true when the doors stay shut all day"),
    opens: v.optional(opens),
    closes: v.optional(closes),
  }),
  v.forward(
    v.check(
      ({ closed, opens, closes }) => closed === (opens === undefined && closes === undefined),
      "expected either closed: true or both opens and closes",
    ),
    ["closed"],
  ),
  v.forward(
    v.check(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, endsLater),
    ["closes"],
  ),
);

const notice = v.pipe(
  v.strictObject({
    from: explained(date, "The first day it shows"),
    until: explained(date, "The last day it shows"),
    text: explained(line, "What visitors should know"),
    pages: explained(
      v.optional(v.array(routeKey, "expected a list of pages"), []),
      "The pages that show it; none means every page",
    ),
  }),
  v.forward(
    v.check(({ from, until }) => from <= until, "the notice ends before it begins"),
    ["until"],
  ),
);

/** Opening hours: the week, the days that differ, and notices. */
export const hoursSchema = v.strictObject({
  weekly: v.pipe(
    listOf(weeklyHours),
    v.check(
      (week) =>
        new Set(week.flatMap((hours) => daysOf(hours))).size ===
        week.flatMap((hours) => daysOf(hours)).length,
      "a day stands in two entries: give each day its hours once",
    ),
  ),
  exceptions: v.optional(v.array(exception, "expected a list"), []),
  notices: v.optional(v.array(notice, "expected a list"), []),
});

export type Hours = v.InferOutput<typeof hoursSchema>;
export type WeeklyHours = Hours["weekly"][number];

/** The days an entry of the week covers, in order. */
export function daysOf({ from, to }: { from: Weekday; to: Weekday }): Weekday[] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);
}
