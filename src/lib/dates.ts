/** Formats calendar days (`2027-06-07`) and times of day (`14:00`). */
import { inList } from "./in-list.ts";
import { language } from "./language.ts";

/** A first and a last day. */
export interface DaySpan {
  readonly from: string;
  readonly until: string;
}

const monthDay = /* @__PURE__ */ new Intl.DateTimeFormat(language, {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});

const weekdayName = /* @__PURE__ */ new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });

/** `2023-11-05` as `November 5, 2023`. */
export function formatDate(date: string): string {
  return formatDateRange(date, date);
}

/** `2024-05-30` as `May 30th, 2024`. */
export function formatOrdinalDate(date: string): string {
  return `${formatOrdinalDay(date.slice(5))}, ${date.slice(0, 4)}`;
}

/** `05-30`, a day of each year, as `May 30th`. */
export function formatOrdinalDay(dayOfYear: string): string {
  const day = new Date(`2000-${dayOfYear}`);
  return `${monthDay.format(day)}${ordinalSuffix(day.getUTCDate())}`;
}

/** Two days as `June 21 – 25, 2027`, with both months or years if they differ; a single day as `June 21, 2027`. */
export function formatDateRange(from: string, until: string): string {
  return inForm({ dateStyle: "long" }, from, until);
}

/**
 * Days of a list as `Saturdays, June 5, 12 and July 10, 2027`; without the weekday if they differ in it; year by year,
 * `December 4 and 11, 2026, and January 8, 2027`.
 */
export function formatDayList(days: readonly string[]): string {
  const weekdays = new Set(days.map((day) => weekdayName.format(new Date(day))));
  const years = [...Map.groupBy(days, (day) => day.slice(0, 4))];
  const list = years.map(([year, ofYear]) => `${daysOfYear(ofYear)}, ${year}`).join(", and ");
  return weekdays.size === 1 ? `${[...weekdays].join("")}s, ${list}` : list;
}

/** `June 5, 12 and July 10`. */
function daysOfYear(days: readonly string[]): string {
  const texts = days.map((day, index) => {
    const isSameMonth = days[index - 1]?.slice(0, 7) === day.slice(0, 7);
    return isSameMonth ? String(Number(day.slice(8))) : monthDay.format(new Date(day));
  });
  return inList(texts);
}

/** Two days as `Thursday, December 24 to Saturday, December 26`, with years if they differ; one day without `to`. */
export function formatDays(from: string, until: string): string {
  return inForm({ weekday: "long", month: "long", day: "numeric" }, from, until).replace("–", "to");
}

/** `2026-11-26` as `Nov 26`. */
export function formatShortDay(date: string): string {
  return new Date(date).toLocaleDateString(language, { month: "short", day: "numeric", timeZone: "UTC" });
}

function inForm(form: Intl.DateTimeFormatOptions, from: string, until: string): string {
  return new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" })
    .formatRange(new Date(from), new Date(until))
    .replaceAll(/[\u2009\u202f\u00a0]/gu, " ");
}

/** The minutes after midnight of a time: 840 for `14:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight as `2:00pm`; the midnight after a day as `midnight`, and 90 minutes later as `1:30am`. */
export function formatMinutes(minutes: number): string {
  if (minutes === 1440) return "midnight";
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, "0")}${hours < 12 ? "am" : "pm"}`;
}

/** `14:00` as `2:00pm`. */
export function formatTime(time: string): string {
  return formatMinutes(minutesOf(time));
}

/** Opening hours: `9:00am to 12:00pm`, a text for each period; `Open 24 hours` for a whole day. */
export function formatPeriods(periods: readonly { opens: string; closes: string }[]): string[] {
  return periods.map(({ opens, closes }) =>
    opens === "00:00" && closes === "24:00"
      ? "Open 24 hours"
      : `${formatTime(opens)} to ${formatTime(closes)}`,
  );
}

/** `Monday to Friday`, or `Saturday` for a single day. */
export function formatWeekdayRange({ from, to }: { readonly from: string; readonly to: string }): string {
  return from === to ? formatWeekday(from) : `${formatWeekday(from)} to ${formatWeekday(to)}`;
}

/** `Tuesdays and Thursdays`, in the order in which they are written; three and more in a row as `Mondays to Fridays`; all as `Every day`. */
export function formatWeekdays(days: readonly string[]): string {
  if (days.length === weekdayNames.length) return "Every day";
  const texts = runsOf(days).flatMap((run) => {
    const names = run.map((day) => `${formatWeekday(day)}s`);
    return names.length < 3 ? names : [`${names[0]} to ${names.at(-1)}`];
  });
  return inList(texts);
}

/** Weekdays in groups of those that follow each other: after Sunday comes Monday. */
function runsOf(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && dayAfterWeekday(before) === day) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

const weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

function dayAfterWeekday(day: string): string | undefined {
  return weekdayNames[(weekdayNames.indexOf(day) + 1) % weekdayNames.length];
}

/** `monday` as `Monday`, as visitors read it, and as addresses of schema.org end. */
export function formatWeekday(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}

const ordinalSuffixes: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };

function ordinalSuffix(day: number): string {
  const rules = new Intl.PluralRules(language, { type: "ordinal" });
  return ordinalSuffixes[rules.select(day)] ?? "th";
}
