import * as v from "valibot";
import {
  checkField,
  date,
  flag,
  line,
  listOf,
  oneOf,
  optionalList,
  routeKey,
  time,
  withHelp,
  withTitle,
} from "./types.ts";

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

const opens = withHelp(time, "When the doors open, on the 24-hour clock");
const closes = withHelp(time, "When the doors close, on the 24-hour clock");
const endsLater = "hours end before they begin: closes must be later than opens";
const secondHours = withHelp(
  v.optional(
    v.pipe(
      v.strictObject({ opens, closes }),
      checkField("closes", ({ opens, closes }) => opens < closes, endsLater),
    ),
  ),
  "The hours after a break, when you close and open again on the same day",
  "Second hours",
);
const beginsLater = "the second hours must begin after the first ones have ended";

const weeklyHours = v.pipe(
  v.strictObject({
    from: withHelp(oneOf(weekdays), "The first day with these hours"),
    to: withHelp(oneOf(weekdays), "The last day with these hours; the same as the first for one day"),
    opens,
    closes,
    and: secondHours,
  }),
  checkField("closes", ({ opens, closes }) => opens < closes, endsLater),
  checkField("and", ({ closes, and }) => and === undefined || closes < and.opens, beginsLater),
  checkField(
    "to",
    ({ from, to }) => weekdays.indexOf(from) <= weekdays.indexOf(to),
    "the last day comes before the first",
  ),
);

const exception = v.pipe(
  v.strictObject({
    date: withHelp(date, "The day that differs, or the first of several"),
    until: withHelp(v.optional(date), "The last of these days, when there are several"),
    reason: withHelp(line, "Why, as visitors read it: Thanksgiving"),
    closed: withHelp(flag, "Whether you're closed all day"),
    opens: v.optional(opens),
    closes: v.optional(closes),
    and: secondHours,
  }),
  checkField(
    "closed",
    ({ closed, opens, closes }) => (opens === undefined) === closed && (closes === undefined) === closed,
    "expected either closed: true or both opens and closes",
  ),
  checkField(
    "closes",
    ({ opens, closes }) => opens === undefined || closes === undefined || opens < closes,
    endsLater,
  ),
  checkField("and", ({ closes = "24:00", and }) => and === undefined || closes < and.opens, beginsLater),
  checkField(
    "until",
    ({ date, until }) => until === undefined || date <= until,
    "the last day comes before the first",
  ),
);

const notice = v.pipe(
  v.strictObject({
    from: withHelp(date, "The first day it shows"),
    until: withHelp(date, "The last day it shows"),
    text: withHelp(line, "What visitors should know"),
    pages: withHelp(
      optionalList(routeKey, "expected a list of pages"),
      "The pages that show it; none means every page",
    ),
    link: withHelp(v.optional(routeKey), "The page that it leads to, if any"),
  }),
  checkField("until", ({ from, until }) => from <= until, "the notice ends before it begins"),
);

/** Opening hours: the week, the days that differ, and notices. */
export const hoursSchema = v.strictObject({
  weekly: v.pipe(
    withTitle("Regular days", listOf(withTitle("Hours", weeklyHours))),
    v.check(
      (week) =>
        new Set(week.flatMap((hours) => daysOf(hours))).size ===
        week.flatMap((hours) => daysOf(hours)).length,
      "a day is in two entries: give each day its hours once",
    ),
  ),
  exceptions: withHelp(
    optionalList(withTitle("Closure or special day", exception)),
    "Holidays and other days with their own hours",
    "Closures and special days",
  ),
  notices: withHelp(optionalList(withTitle("Notice", notice)), "Lines at the top of pages"),
});

export type Hours = v.InferOutput<typeof hoursSchema>;
export type WeeklyHours = Hours["weekly"][number];
export type Exception = Hours["exceptions"][number];

/** The days an entry of the week covers, in order. */
export function daysOf({ from, to }: { from: Weekday; to: Weekday }): Weekday[] {
  return weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1);
}
