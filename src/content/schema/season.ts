import * as v from "valibot";
import { daysFrom } from "../../lib/yearly.ts";
import { weekdayOf } from "../../lib/zoned-time.ts";
import { endsLater, weekdays, type Weekday } from "./hours.ts";
import { withHelp, line, count, date, time, repeating, listOf, oneOf } from "./types.ts";

const bothTimes = "expected both opens and closes, or neither";

export const season = v.pipe(
  v.strictObject({
    from: withHelp(date, "The first day"),
    until: withHelp(date, "The last day"),
    repeats: repeating,
    opens: withHelp(
      v.optional(time),
      "When it begins each day; leave both times out while they are not set",
    ),
    closes: withHelp(v.optional(time), "When it ends each day"),
    days: withHelp(
      v.optional(v.array(oneOf(weekdays), "expected a list of days"), []),
      "The days of the week it takes place on; none means every day from the first to the last",
    ),
  }),
  v.forward(
    v.check(({ from, until }) => from <= until, "it ends before it begins"),
    ["until"],
  ),
  v.forward(
    v.check(
      ({ from, until }) => !(daysFrom(from, until) > 365),
      "expected at most a year from the first day",
    ),
    ["until"],
  ),
  v.forward(
    v.check(
      ({ repeats, days }) => repeats !== "yearly-on-date" || days.length === 0,
      "days of the week need repeats: yearly",
    ),
    ["repeats"],
  ),
  v.forward(
    v.check(
      ({ from, days }) => days.length === 0 || days.includes(weekdayName(from)),
      "the first day is not one of its days of the week",
    ),
    ["from"],
  ),
  v.forward(
    v.check(({ opens, closes }) => opens !== undefined || closes === undefined, bothTimes),
    ["opens"],
  ),
  v.forward(
    v.check(({ opens, closes }) => opens === undefined || closes !== undefined, bothTimes),
    ["closes"],
  ),
  v.forward(
    v.check(({ opens, closes }) => opens === undefined || closes === undefined || opens < closes, endsLater),
    ["closes"],
  ),
);

/** `2027-01-09` is a `saturday`. */
export function weekdayName(date: string): Weekday {
  return weekdays[(weekdayOf(date) + 6) % 7] as Weekday;
}

export const ages = v.pipe(
  v.strictObject({ from: count, to: count }),
  v.forward(
    v.check(({ from, to }) => from <= to, "the highest age is below the lowest"),
    ["to"],
  ),
);

export const infoLines = v.pipe(listOf(line), v.maxLength(6, "expected at most six lines"));
