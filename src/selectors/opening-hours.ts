/** The opening hours for visitors: the week, the year, the text of the search, and the data of the script. */
import {
  announcementDays,
  comingExceptions,
  exceptionsFrom,
  specialDaysOf,
  type OtherHoursLine,
} from "./other-hours.ts";
import { formatDateRange, formatDays, formatWeekdayRange } from "../lib/dates.ts";
import { holidaysNamed, nextDates, otherHolidayNames } from "../lib/holidays.ts";
import { holidayAhead } from "../lib/opening.ts";
import { offsetsOf } from "../lib/time-zone.ts";
import { dayAfter } from "../lib/zoned-time.ts";
import { settings } from "../settings.ts";
import type { Content } from "../content/schema/registry.ts";
import { comingSeasons, type Hours, type WeeklyHours } from "../content/schema/hours.ts";
import { dayTexts, formatHours } from "../lib/day-hours.ts";
import { pageOf } from "./pages.ts";
import { firstPageWith } from "./shown.ts";
import { phaseOn, todayAt } from "./today.ts";
import { timetableOf } from "./timetable.ts";
import { language } from "../lib/language.ts";

export type OpeningHours = ReturnType<typeof openingHours>;

/** The hours of the week, upcoming special days and seasons, and the holiday of the coming week. */
export function openingHours(content: Content, today = todayAt(content.facility)) {
  const { hours } = content;
  const yearPage = firstPageWith(content, "year-of-hours");
  const weeks = weeksOf(hours, today);
  return {
    heading: content.words.headings.hours,
    weeks,
    /** The link to the page with the hours of the whole year, if the facility has it. */
    yearLink:
      yearPage === undefined
        ? undefined
        : { label: content.words.hours.all, href: pageOf(content, yearPage).path },
    /** Special days, and seasons that begin soon, as lines. */
    otherHours: [
      ...specialDaysOf(hours, today),
      ...weeks.flatMap((week) => seasonAhead(week, content, today)),
    ].toSorted((a, b) => a.from.localeCompare(b.from)),
    /** `Holidays: hours may differ.`, all year; `undefined` if no holidays are listed. */
    holidays:
      hours.holidays.length > 0 ? `${content.words.hours.holidays}: ${hours.holidayWords}` : undefined,
    /** The holiday of the coming week; empty if there is none; `undefined` if no holidays are listed. */
    holiday: hours.holidays.length > 0 ? holidayAhead(timetableOf(hours, today), today) : undefined,
  };
}

export type HoursOfYear = ReturnType<typeof yearOfHours>;

/** All hours from today on: the regular week and those of the seasons, the days that differ, the holidays. */
export function yearOfHours({ hours, facility, words }: Content, today = todayAt(facility)) {
  const { weekly, holidayWords } = hours;
  const holidays = holidaysWithoutHours(hours, today);
  return {
    weeks: [
      { name: words.hours.regular, dates: undefined, rows: hoursRows(weekly) },
      ...comingSeasons(hours, today).map(({ name, from, until, weekly: days }) => ({
        name,
        dates: formatDateRange(from, until),
        rows: hoursRows(days),
      })),
    ],
    specialDays: specialDaysOf(hours, today),
    headings: words.hours,
    /** `New Year's Day and Labor Day: hours may differ.`; undefined if there is no such holiday. */
    holidays: holidays.length > 0 ? `${listOfNames.format(holidays)}: ${holidayWords}` : undefined,
  };
}

/** The names of the listed holidays whose next days are not all among the closures and special days, which win. */
function holidaysWithoutHours(hours: Hours, today: string): string[] {
  const exceptions = comingExceptions(hours, today);
  return holidaysNamed(hours.holidays)
    .filter((holiday) =>
      nextDates(holiday, today).some(
        (date) => !exceptions.some(({ from, until }) => from <= date && date <= until),
      ),
    )
    .map(({ name }) => name);
}

/** Each listed holiday with what is said of its hours, for the search: `Thanksgiving: hours may differ.`. */
export function holidayNotes({ hours: { holidays, holidayWords } }: Content) {
  return holidaysNamed(holidays).map(({ name }) => ({
    name,
    otherNames: otherHolidayNames[name],
    text: `${name}: ${holidayWords}`,
  }));
}

/** The closures and special days of the coming year, for the search: `Boxing Day: Saturday, December 26: Closed`. */
export function specialDayNotes({ hours, facility }: Content, today = todayAt(facility)) {
  return specialDaysOf(hours, today).map(({ reason, days, hours: text }) => ({
    name: reason,
    otherNames: undefined,
    text: `${days}: ${text}`,
  }));
}

const listOfNames = new Intl.ListFormat(language);

/** The timetable and the time zone's offsets, for the script that shows whether the facility is open. */
export function openNowData({ hours, facility }: Content, today = todayAt(facility)) {
  return {
    timetable: timetableOf(hours, today),
    offsets: offsetsOf(facility.timeZone, settings.now),
  };
}

/** `Monday to Friday 2:00pm to 9:00pm, Saturday 9:00am to 6:00pm. Summer hours: Monday …`. */
export function hoursText({ weekly, seasons }: Hours): string {
  const ofSeasons = seasons.map(({ name, weekly: week }) => `${name}: ${weekText(week)}`);
  return [weekText(weekly), ...ofSeasons].join(". ");
}

function weekText(weekly: readonly WeeklyHours[]): string {
  return weekly.map(formatHours).join(", ");
}

type HoursWeek = ReturnType<typeof weeksOf>[number];

/** The weeks that follow each other: the regular one, and those of the seasons from today on. */
function weeksOf(hours: Hours, today: string) {
  const { weekly } = hours;
  const stretches: { name?: string; from?: string; until?: string; weekly: readonly WeeklyHours[] }[] = [];
  let next: string | undefined;
  for (const season of comingSeasons(hours, today)) {
    if (next !== season.from)
      stretches.push({ ...(next && { from: next }), until: dayAfter(season.from, -1), weekly });
    stretches.push(season);
    next = dayAfter(season.until);
  }
  stretches.push({ ...(next && { from: next }), weekly });
  return stretches.map(({ name, from, until, weekly: days }) => ({
    /** Of a season. */
    name,
    from,
    until,
    /** Whether these are the hours on the day of the build. */
    shown: phaseOn({ from, until }, today) === "during",
    rows: hoursRows(days),
    text: weekText(days),
  }));
}

/** Other hours that begin within two weeks, as a line among the special days. */
function seasonAhead(
  { name, from, until, text }: HoursWeek,
  { hours, words }: Pick<Content, "hours" | "words">,
  today: string,
): OtherHoursLine[] {
  const first = from && firstDayNotClosed(hours, from);
  if (from === undefined || first === undefined || (until !== undefined && first > until)) return [];
  const shows = { from: dayAfter(from, -announcementDays), until: dayAfter(from, -1) };
  const shown = phaseOn(shows, today) === "during";
  return [
    {
      from: first,
      shows,
      shown,
      days: `From ${formatDays(first, first)}`,
      hours: text,
      reason: name ?? words.hours.regular,
    },
  ];
}

/** The first day from this one on that no closure has. */
function firstDayNotClosed(hours: Hours, day: string): string {
  const closure = exceptionsFrom(hours, day, 1).find(
    ({ exception, from, until }) => exception.closed && from <= day && day <= until,
  );
  return closure ? firstDayNotClosed(hours, dayAfter(closure.until)) : day;
}

/** The days with the same hours as text, `Monday to Friday`, with `2:00pm to 9:00pm`; a text for each period. */
function hoursRows(weekly: readonly WeeklyHours[]) {
  return weekly.map((week) => ({ days: formatWeekdayRange(week), hours: dayTexts(week) }));
}
