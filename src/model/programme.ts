import * as v from "valibot";
import { daysFrom } from "../lib/yearly.ts";
import { weekdayOf } from "../lib/zoned-time.ts";
import { endsLater, weekdays, type Weekday } from "./hours.ts";
import {
  count,
  date,
  explained,
  externalId,
  line,
  link,
  listOf,
  markdown,
  oneOf,
  picture,
  referenceTo,
  repeating,
  routeKey,
  sample,
  time,
} from "./schema.ts";

const bothTimes = "expected both opens and closes, or neither";

const season = v.pipe(
  v.strictObject({
    from: explained(date, "The first day"),
    until: explained(date, "The last day"),
    repeats: repeating,
    opens: explained(
      v.optional(time),
      "When it begins each day; leave both times out while they are not set",
    ),
    closes: explained(v.optional(time), "When it ends each day"),
    days: explained(
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

const session = v.pipe(
  v.strictObject({
    name: explained(line, "What players work on"),
    from: explained(time, "When it begins"),
    until: explained(time, "When it ends"),
  }),
  v.forward(
    v.check(
      ({ from, until }) => from < until,
      "a session ends before it begins: until must be later than from",
    ),
    ["until"],
  ),
);

const ages = v.pipe(
  v.strictObject({ from: count, to: count }),
  v.forward(
    v.check(({ from, to }) => from <= to, "the highest age is below the lowest"),
    ["to"],
  ),
);

/** A camp or clinic; the text below the front matter is its agenda. */
export const campSchema = v.strictObject({
  sample,
  name: explained(line, "The camp's name"),
  description: explained(line, "One sentence for its card"),
  order: explained(
    v.optional(v.number("expected a number"), 50),
    "Its order on the page: small numbers first",
  ),
  picture: explained(picture, "The picture on its card"),
  season: explained(season, "When it takes place"),
  ages: explained(v.optional(ages), "The ages it is for"),
  sessions: explained(v.optional(v.array(session, "expected a list"), []), "Its sessions on a day"),
  bring: explained(v.optional(v.array(line, "expected a list"), []), "What to bring"),
  pricing: explained(
    v.optional(routeKey),
    "The page that Purchase opens; leave out when nothing is on sale yet",
  ),
  packages: explained(
    v.optional(v.array(referenceTo("packages"), "expected a list of packages"), []),
    "The packages that belong to it",
  ),
  booking: explained(
    v.optional(v.strictObject({ service: v.optional(externalId), staff: v.optional(externalId) })),
    "Its place on the booking calendar, if any",
  ),
  body: explained(markdown, "The agenda"),
});

export type Camp = v.InferOutput<typeof campSchema>;

const infoLines = v.pipe(listOf(line), v.maxLength(6, "expected at most six lines"));

/** A league; the text below the front matter tells about it. */
export const leagueSchema = v.strictObject({
  sample,
  name: explained(line, "The league's name"),
  description: explained(line, "One sentence for its card"),
  picture: explained(picture, "The picture on its card"),
  info: explained(infoLines, "Up to six lines that Info shows"),
  join: explained(line, "What the button says"),
  pricing: explained(routeKey, "The page that the button opens"),
  season: explained(season, "When it takes place"),
  ages: explained(v.optional(ages), "The ages it is for"),
  bring: explained(v.optional(v.array(line, "expected a list"), []), "What to bring"),
  packages: explained(
    v.optional(v.array(referenceTo("packages"), "expected a list of packages"), []),
    "The packages that belong to it",
  ),
  body: explained(markdown, "What the league is"),
});

export type League = v.InferOutput<typeof leagueSchema>;

/** A youth program; the text below the front matter tells about it. */
export const programmeSchema = v.strictObject({
  sample,
  name: explained(line, "The program's name"),
  description: explained(line, "One sentence for its card"),
  picture: explained(picture, "The picture on its card"),
  info: explained(infoLines, "Up to six lines that Info shows"),
  join: explained(line, "What the button says"),
  pricing: explained(routeKey, "The page that the button opens"),
  from: explained(v.optional(date), "The first day it can be joined, if that is still to come"),
  until: explained(v.optional(date), "The last day it can be joined, if there is one"),
  repeats: repeating,
  ages: explained(ages, "The ages it is for"),
  registration: explained(
    v.optional(link),
    "Where to register, when it is not the facility's usual registration site",
  ),
  body: explained(markdown, "What the program is"),
});
