import * as v from "valibot";
import { daysFrom } from "../../lib/yearly.ts";
import { weekdayOf } from "../../lib/zoned-time.ts";
import { endsLater, weekdays, type Weekday } from "./hours.ts";
import {
  checkField,
  count,
  date,
  line,
  listOf,
  oneOf,
  optionalList,
  repeating,
  time,
  withHelp,
} from "./types.ts";

const bothTimes = "expected both opens and closes, or neither";

export const season = v.pipe(
  v.strictObject({
    from: withHelp(date, "The first day"),
    until: withHelp(date, "The last day"),
    repeats: repeating,
    opens: withHelp(v.optional(time), "When it begins each day; leave both times out while they are not set"),
    closes: withHelp(v.optional(time), "When it ends each day"),
    days: withHelp(
      optionalList(oneOf(weekdays), "expected a list of days"),
      "The days of the week it takes place on; none means every day from the first to the last",
    ),
  }),
  checkField("until", ({ from, until }) => from <= until, "it ends before it begins"),
  checkField(
    "until",
    ({ from, until }) => !(daysFrom(from, until) > 365),
    "expected at most a year from the first day",
  ),
  checkField(
    "repeats",
    ({ repeats, days }) => repeats !== "yearly-on-date" || days.length === 0,
    "days of the week need repeats: yearly",
  ),
  checkField(
    "from",
    ({ from, days }) => days.length === 0 || days.includes(weekdayName(from)),
    "the first day is not one of its days of the week",
  ),
  checkField("opens", ({ opens, closes }) => opens !== undefined || closes === undefined, bothTimes),
  checkField("closes", ({ opens, closes }) => opens === undefined || closes !== undefined, bothTimes),
  checkField(
    "closes",
    ({ opens, closes }) => opens === undefined || closes === undefined || opens < closes,
    endsLater,
  ),
);

/** The weekday of a date: `saturday` for `2027-01-09`. */
export function weekdayName(date: string): Weekday {
  return weekdays[(weekdayOf(date) + 6) % 7] as Weekday;
}

export const ages = v.pipe(
  v.strictObject({ from: count, to: count }),
  checkField("to", ({ from, to }) => from <= to, "the highest age is below the lowest"),
);

export const sports = ["baseball", "softball"] as const;

/** Whom something is for. The site never guesses: where a field is left out, it says to ask. */
export const forWhom = {
  ages: withHelp(v.optional(ages), "The ages it is for; leave it out where nobody has decided"),
  sports: withHelp(
    optionalList(oneOf(sports)),
    "The sports it is for, both or one; leave it out where nobody has decided",
  ),
};

export type ForWhom = v.InferOutput<v.StrictObjectSchema<typeof forWhom, undefined>>;

export const infoLines = v.pipe(listOf(line), v.maxLength(6, "expected at most six lines"));
