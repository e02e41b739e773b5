import * as v from "valibot";
import type { DaySpan } from "../../lib/dates.ts";
import { dateIn, isEachYear, isInOrderEachYear } from "../../lib/each-year.ts";
import { holidayNames } from "../../lib/holidays.ts";
import { dayAfter, weekdayOf } from "../../lib/zoned-time.ts";
import { linkTargetSchema } from "./booking.ts";
import { checkField } from "./check-field.ts";
import { withHelp, withTitle } from "./metadata.ts";
import { closingTime, date, dateOrEachYear, time } from "./dates.ts";
import { routeKey } from "./names.ts";
import { flag, line, listOf, oneOf, optionalList } from "./types.ts";

/** The days of a week as owners write them. */
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

/** The latest closing time after midnight. A later one is a typing mistake, such as 09:00 for nine in the evening. */
export const latestAfterMidnight = "06:00";
const opens = withHelp(time, "When the doors open");
const closes = withHelp(
  closingTime,
  "When the doors close, on the 24-hour clock: 24:00 is midnight, 01:00 an hour after it; 00:00 to 24:00 is all day",
);

/** Whether a period ends after it begins, on the same day or in the night after it. */
export function timesFit({ opens, closes }: { readonly opens: string; readonly closes: string }): boolean {
  return opens < closes || (closes < opens && closes <= latestAfterMidnight);
}

const endsLater = `hours end before they begin: \`closes\` must be later than \`opens\`, or after midnight, at ${latestAfterMidnight} or before; all day is 00:00 to 24:00`;
const period = v.pipe(
  v.strictObject({ opens, closes }),
  checkField("closes", (times) => timesFit(times), endsLater),
);

/** The hours of a day: times, or words in their place. */
const dayFields = {
  opens: v.optional(opens),
  closes: v.optional(closes),
  and: withHelp(
    optionalList(withTitle(period, "Hours")),
    "The hours after a break, when you close and open again on the same day",
    "More hours",
  ),
  words: withHelp(
    v.optional(line),
    "Words in place of the times, such as By appointment; the site then says neither open nor closed",
  ),
};

interface DayInput {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  readonly and: readonly { readonly opens: string; readonly closes: string }[];
  readonly words?: string | undefined;
}

/** Whether a day has both times, and no words. */
function hasTimes({ opens, closes, words }: DayInput): boolean {
  return opens !== undefined && closes !== undefined && words === undefined;
}

function hasNoTimes({ opens, closes, and }: DayInput): boolean {
  return opens === undefined && closes === undefined && and.length === 0;
}

/** Whether a day has words, and no times. */
function hasWords(day: DayInput): boolean {
  return day.words !== undefined && hasNoTimes(day);
}

/** Whether a day has neither times nor words. */
function isEmpty(day: DayInput): boolean {
  return day.words === undefined && hasNoTimes(day);
}

function firstTimesFit({ opens, closes }: DayInput): boolean {
  return opens === undefined || closes === undefined || timesFit({ opens, closes });
}

/** Whether the periods of a day follow each other; only the last may go past midnight. */
function periodsInOrder({ opens = "00:00", closes = "24:00", and }: DayInput): boolean {
  const periods = [{ opens, closes }, ...and];
  return periods.slice(1).every((later, index) => {
    const before = periods[index] ?? later;
    return before.opens < before.closes && before.closes < later.opens;
  });
}

const outOfOrder = "each of these hours must begin after the ones before have ended";

const weeklyHours = v.pipe(
  v.strictObject({
    from: withHelp(oneOf(weekdays), "The first day with these hours"),
    to: withHelp(
      oneOf(weekdays),
      "The last day with these hours, such as thursday for sunday to thursday; the same as the first for one day",
    ),
    ...dayFields,
  }),
  checkField(
    "opens",
    (day) => hasTimes(day) || hasWords(day),
    "expected both `opens` and `closes`, or words in their place under `words`",
  ),
  checkField("closes", (day) => firstTimesFit(day), endsLater),
  checkField("and", (day) => periodsInOrder(day), outOfOrder),
);

/** The weekday of a date as owners write it. */
export function weekdayNameOf(date: string): Weekday {
  return weekdays[(weekdayOf(date) + 6) % 7] ?? "monday";
}

type Days = Readonly<Record<"from" | "to", Weekday>>;

/** A day that two entries have. */
function repeatedDay(entries: readonly Days[]): Weekday | undefined {
  const days = entries.flatMap((entry) => daysOf(entry));
  return days.find((day, index) => days.indexOf(day) !== index);
}

const week = v.pipe(
  listOf(withTitle(weeklyHours, "Hours")),
  v.check(
    (entries) => repeatedDay(entries) === undefined,
    ({ input }) => `${repeatedDay(input)} is in two entries: give each day its hours once`,
  ),
);

const oneSortOfDays = "the first and the last day are both dates, or both days of each year";

const notInOrder =
  "in some years the last day comes before the first: choose days that are in order in each year";

const season = v.pipe(
  v.strictObject({
    name: withHelp(line, "What visitors call these hours: Summer hours"),
    from: withHelp(
      dateOrEachYear,
      "The first day with these hours: 2027-06-01; for each year 06-01, or such as first monday of june",
    ),
    until: withHelp(dateOrEachYear, "The last day with these hours"),
    weekly: withTitle(week, "Days"),
  }),
  checkField("until", ({ from, until }) => isEachYear(from) === isEachYear(until), oneSortOfDays),
  checkField(
    "until",
    ({ from, until }) => isEachYear(from) || from <= until,
    "the season ends before it begins",
  ),
  checkField(
    "until",
    ({ from, until }) => !isEachYear(from) || !isEachYear(until) || isInOrderEachYear(from, until),
    notInOrder,
  ),
);

const exception = v.pipe(
  v.strictObject({
    date: withHelp(
      dateOrEachYear,
      "The day that differs, or the first of several: 2027-06-07; for each year 12-26, or such as third monday of february",
    ),
    until: withHelp(v.optional(dateOrEachYear), "The last of these days, when there are several"),
    reason: withHelp(line, "Why, as visitors read it: Thanksgiving"),
    closed: withHelp(flag, "Whether you're closed all day"),
    ...dayFields,
  }),
  checkField(
    "closed",
    (day) => (day.closed ? isEmpty(day) : hasTimes(day) || hasWords(day)),
    "expected one of these: `closed: true`, both `opens` and `closes`, or words under `words`",
  ),
  checkField("closes", (day) => firstTimesFit(day), endsLater),
  checkField("and", (day) => periodsInOrder(day), outOfOrder),
  checkField(
    "until",
    ({ date, until }) => until === undefined || isEachYear(date) === isEachYear(until),
    oneSortOfDays,
  ),
  checkField(
    "until",
    ({ date, until }) => until === undefined || isEachYear(date) || date <= until,
    "the last day comes before the first",
  ),
  checkField(
    "until",
    ({ date, until }) =>
      until === undefined || !isEachYear(date) || !isEachYear(until) || isInOrderEachYear(date, until),
    notInOrder,
  ),
);

const holidays = v.pipe(
  optionalList(
    oneOf(
      holidayNames,
      "any other day is an entry of exceptions, with its date, such as 12-26 for each year",
    ),
  ),
  v.check((names) => new Set(names).size === names.length, "a holiday is in this list twice"),
);

const notice = v.pipe(
  v.strictObject({
    from: withHelp(date, "The first day it shows"),
    until: withHelp(date, "The last day it shows"),
    text: withHelp(line, "What visitors should know"),
    pages: withHelp(
      optionalList(routeKey, "a list of pages"),
      "The pages that show it; none means every page",
    ),
    link: withHelp(
      v.optional(linkTargetSchema),
      "What it leads to, if anything: a page such as route:camps, a file such as file:waiver.pdf, a full address that begins with https://, an email address, or the word call",
      "Leads to",
    ),
  }),
  checkField("until", ({ from, until }) => from <= until, "the notice ends before it begins"),
);

/** Opening hours: the week, the seasons and days that differ, holidays, and notices. */
export const hoursSchema = v.strictObject({
  weekly: withTitle(week, "Regular days"),
  seasons: withHelp(
    optionalList(withTitle(season, "Season")),
    "Times of the year with other hours, such as the summer; closures and special days win over them",
  ),
  exceptions: withHelp(
    optionalList(withTitle(exception, "Closure or special day")),
    "Days with their own hours, or without any",
    "Closures and special days",
  ),
  holidays: withHelp(
    holidays,
    "Holidays on which the site says neither open nor closed; a closure or special day on that date wins",
  ),
  holidayWords: withHelp(
    v.optional(line, "hours may differ. Call {{facility.phone}}."),
    "What the site says after the name of such a holiday",
    "What it says on holidays",
  ),
  notices: withHelp(optionalList(withTitle(notice, "Notice")), "Lines at the top of pages"),
});

export type Hours = v.InferOutput<typeof hoursSchema>;
export type WeeklyHours = Hours["weekly"][number];
export type Exception = Hours["exceptions"][number];

/** The days an entry of the week covers, in order; from sunday to thursday, it goes over the end of the week. */
export function daysOf({ from, to }: Days): Weekday[] {
  const first = weekdays.indexOf(from);
  const last = weekdays.indexOf(to);
  if (first <= last) return weekdays.slice(first, last + 1);
  return [...weekdays.slice(first), ...weekdays.slice(0, last + 1)];
}

type ExceptionDays = Pick<Exception, "date" | "until">;

/** The first and last days of an exception that is over on no day before `today`; of one of each year, those of the coming years. */
export function daySpans({ date, until = date }: ExceptionDays, today: string, years = 1): DaySpan[] {
  const spans = isEachYear(date) ? spansOfYears({ date, until }, today, years) : [{ from: date, until }];
  return spans.filter((span) => span.until >= today);
}

/** Those that begin before as many years from today, and those of the year before, which may not be over. */
function spansOfYears({ date, until = date }: ExceptionDays, today: string, years: number): DaySpan[] {
  const thisYear = Number(today.slice(0, 4));
  const inYears = Array.from({ length: years + 2 }, (_, index) => thisYear - 1 + index);
  return inYears
    .map((year) => spanIn(year, date, until))
    .filter(({ from }) => from < dayAfter(today, years * 365));
}

/** The span that begins in this year; it may go on after New Year. */
function spanIn(year: number, date: string, until: string): DaySpan {
  const from = dateIn(year, date);
  const sameYear = dateIn(year, until);
  return { from, until: sameYear < from ? dateIn(year + 1, until) : sameYear };
}

/** The seasons from today on with the dates of their days, earliest first; those of each year as of the coming years. */
export function comingSeasons(
  { seasons }: Pick<Hours, "seasons">,
  today: string,
  years?: number,
): Hours["seasons"] {
  return seasons
    .flatMap((each) => seasonSpans(each, today, years).map((span) => ({ ...each, ...span })))
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The first and last days of a season that is over on no day before `today`. */
export function seasonSpans(
  { from, until }: Pick<Hours["seasons"][number], "from" | "until">,
  today: string,
  years?: number,
): DaySpan[] {
  return daySpans({ date: from, until }, today, years);
}
