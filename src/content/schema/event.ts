import * as v from "valibot";
import { dayAfter } from "../../lib/zoned-time.ts";
import { ageInMonths, type Age } from "../../lib/ages.ts";
import { labeledLink } from "./labeled-link.ts";
import { checkField } from "./check-field.ts";
import { latestAfterMidnight, timesFit, weekdays, weekdayNameOf, type Weekday } from "./hours.ts";
import { deskInput, withHelp, withTitle } from "./metadata.ts";
import { date, lastDate, time, timeOfDay } from "./dates.ts";
import { picture, pictureAlt, referenceTo, routeKey } from "./names.ts";
import {
  count,
  line,
  listRule,
  markdown,
  matching,
  oneOf,
  optionalList,
  order,
  wholeNumber,
} from "./types.ts";

/** The message about hours as a group of `from` and `to`, which they once were. */
const hoursMessage = ({ input }: { readonly input: unknown }): string =>
  typeof input === "object" && input !== null
    ? 'this is a list: write "- from:" with "to:" below it'
    : listRule("a list of hours");

interface Repeating {
  readonly from: string;
  readonly until?: string | undefined;
  readonly weekly: readonly Weekday[];
  readonly except: readonly string[];
}

/** Whether something that repeats is on a day between its first and its last. */
function isOn(day: string, { weekly, except }: Pick<Repeating, "weekly" | "except">): boolean {
  return weekly.includes(weekdayNameOf(day)) && !except.includes(day);
}

/** The first day of something that repeats; undefined if it has none. */
function firstDayOf({ from, until = lastDate, ...weekdaysOf }: Repeating): string | undefined {
  for (let day = from; day <= until; day = dayAfter(day)) if (isOn(day, weekdaysOf)) return day;
  return undefined;
}

/** The last day of something that repeats; undefined if it has none, or goes on without end. */
function lastDayOf({ from, until = "", ...weekdaysOf }: Repeating): string | undefined {
  for (let day = until; day >= from; day = dayAfter(day, -1)) if (isOn(day, weekdaysOf)) return day;
  return undefined;
}

const dates = v.pipe(
  v.strictObject({
    from: withHelp(
      v.optional(date),
      "The first day; the sale ends the day before. Of weekdays that repeat, it is the first of them from this day on that is not under `except`, and the sale goes on",
    ),
    until: withHelp(
      v.optional(date),
      "The last day, if there are several; weekdays that repeat go on without one",
    ),
    weekly: withHelp(
      optionalList(oneOf(weekdays)),
      "The weekdays on which it is, week after week from the first day on, such as tuesday and thursday",
    ),
    except: withHelp(
      optionalList(withTitle(date, "Day")),
      "Days on which it is not, although the weekday is one of these",
    ),
    days: withHelp(
      optionalList(withTitle(date, "Day")),
      "Each of its days in place of the first and the last, such as six Saturdays; the sale ends the day before the last",
    ),
  }),
  checkField(
    "from",
    ({ from, days }) => (from === undefined) !== (days.length === 0),
    "expected a first day under `from`, or a list of days under `days`",
  ),
  checkField(
    "weekly",
    ({ weekly, days }) => weekly.length === 0 || days.length === 0,
    "expected weekdays that repeat, or a list of days under `days`, not both: delete one",
  ),
  checkField(
    "weekly",
    ({ weekly }) => new Set(weekly).size === weekly.length,
    "a weekday is in this list twice",
  ),
  checkField(
    "except",
    ({ except, weekly }) => except.length === 0 || weekly.length > 0,
    "only weekdays that repeat have exceptions: name them under `weekly`, or leave this out",
  ),
  checkField(
    "except",
    ({ from = "", until = lastDate, weekly, except }) =>
      except.every((day) => from <= day && day <= until && weekly.includes(weekdayNameOf(day))),
    "expected days on which it would be: one of its weekdays, from its first day to its last",
  ),
  checkField(
    "until",
    ({ until, days }) => until === undefined || days.length === 0,
    "the list of days says which day is the last: delete this",
  ),
  checkField(
    "until",
    ({ from, until }) => from === undefined || until === undefined || from <= until,
    "it ends before it begins",
  ),
  checkField(
    "until",
    ({ from, until, weekly, except }) =>
      from === undefined ||
      until === undefined ||
      weekly.length === 0 ||
      firstDayOf({ from, until, weekly, except }) !== undefined,
    "none of its weekdays is between its first day and its last, or all of them are under `except`",
  ),
  checkField(
    "days",
    ({ days }) => days.every((day, index) => index === 0 || (days[index - 1] ?? day) < day),
    "expected the days in order, each once",
  ),
  v.transform(({ from, until, days, weekly, except }) => {
    const named = from ?? days[0] ?? "";
    if (weekly.length === 0)
      return { from: named, until: until ?? days.at(-1) ?? named, days, weekly, except };
    const first = firstDayOf({ from: named, until, weekly, except }) ?? named;
    const last = lastDayOf({ from: named, until, weekly, except });
    const between = except.filter((day) => first < day && (last === undefined || day < last));
    return { from: first, until: last, days, weekly, except: between.toSorted() };
  }),
);

const endRule = "expected a time such as 09:00 or 14:00, on the 24-hour clock; midnight is 00:00";

const endTime = v.pipe(matching(timeOfDay, endRule), deskInput({ input: "time" }));

const hours = v.pipe(
  v.strictObject({
    name: withHelp(v.optional(line), "What these hours are called, if there are several: Half day"),
    from: withHelp(time, "When it begins"),
    to: withHelp(
      v.optional(endTime),
      `When it ends; after midnight, at ${latestAfterMidnight} or before; leave it out where only the beginning is known`,
    ),
  }),
  checkField(
    "to",
    ({ from, to }) => to === undefined || timesFit({ opens: from, closes: to }),
    `it ends before it begins, and not in the night after, at ${latestAfterMidnight} or before`,
  ),
);

const ageRule = "expected an age in years such as 8, or in months such as 6 months";

const ageInMonthsText = v.pipe(
  v.string(ageRule),
  v.regex(/^[1-9]\d{0,2} months?$/u, ageRule),
  v.transform((text): Age => ({ count: Number.parseInt(text, 10), unit: "months" })),
);

const ageInYearsNumber = v.pipe(
  wholeNumber(ageRule),
  v.minValue(1, ageRule),
  v.transform((years): Age => ({ count: years, unit: "years" })),
);

/** An age: a number of years, or a text such as `6 months`. */
const age = v.pipe(
  v.lazy((input): v.GenericSchema<number | string, Age> =>
    typeof input === "string" ? ageInMonthsText : ageInYearsNumber,
  ),
  deskInput({ input: "number" }),
);

const ages = v.pipe(
  v.strictObject({
    from: withHelp(v.optional(age), "The youngest age, in years, or in months such as 6 months"),
    to: withHelp(v.optional(age), "The oldest age; leave it out for 18 and up"),
    words: withHelp(v.optional(line), "Words in place of ages: Grades 3 to 5"),
  }),
  checkField(
    "words",
    ({ from, to, words }) => (words === undefined) !== (from === undefined && to === undefined),
    "expected ages under `from`, `to` or both, or words in their place under `words`",
  ),
  checkField(
    "to",
    ({ from, to }) => from === undefined || to === undefined || ageInMonths(from) <= ageInMonths(to),
    "the highest age is below the lowest",
  ),
);

const status = v.strictObject({
  now: withHelp(oneOf(["sold out", "canceled"] as const), "Why it is no longer on sale"),
  words: withHelp(v.optional(line), "What visitors read; without words, Sold out or Canceled"),
  link: withHelp(v.optional(labeledLink), "A button in place of the one that sells, such as a wait list"),
});

/** An event of any kind, such as a camp or a league; the text below the front matter is for its dialog. */
export const eventSchema = v.strictObject({
  kind: withHelp(
    referenceTo("event-kinds"),
    "What it is; its kind says what its buttons say, and a page shows all events of a kind",
  ),
  name: withHelp(line, "Its name"),
  description: withHelp(line, "One sentence for its card"),
  picture: withHelp(
    v.optional(picture),
    "The picture on its card, cut to 3:2; leave it out if there is none",
  ),
  pictureAlt,
  info: withHelp(
    v.pipe(optionalList(line), v.maxLength(6, "expected at most six lines")),
    "Up to six lines at the top of its dialog",
  ),
  dates: withHelp(v.optional(dates), "Its days; without them it is always on sale"),
  hours: withHelp(
    v.optional(
      v.pipe(
        v.array(withTitle(hours, "Hours"), hoursMessage),
        v.check(
          (all) => new Set(all.map(({ name, from, to }) => [name, from, to].join())).size === all.length,
          "the same hours are in this list twice: leave one out, or give each a `name`",
        ),
      ),
      [],
    ),
    "From when to when it is on each of its days; several where a visitor chooses, such as half day and full day",
  ),
  coaches: withHelp(
    optionalList(withTitle(referenceTo("coaches"), "Coach"), "a list of coaches"),
    "The coaches who give it",
  ),
  places: withHelp(v.optional(count), "How many can take part"),
  ages: withHelp(v.optional(ages), "Who it is for; leave it out while that is not decided"),
  status: withHelp(v.optional(status), "That it is sold out or canceled; leave it out while it is on sale"),
  pricePage: withHelp(
    v.optional(routeKey),
    "The page that its button opens, with its prices or with a form to sign up; leave it out while nothing is on sale",
  ),
  order: withHelp(order, "Its order among others without dates: small numbers first"),
  body: withHelp(markdown, "The text of its dialog"),
});
