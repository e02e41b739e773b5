/** Whether the facility is open, and until or from when. Small, because it runs on every page. */
import { formatMinutes, formatShortDay, minutesOf, type DaySpan } from "./dates.ts";
import type { Holiday } from "./holidays.ts";
import { dayAfter, weekdayOf, type WallClock } from "./zoned-time.ts";

/** From opening to closing. After midnight, hours count on: `25:00` is one in the night. */
export interface Period {
  readonly opens: string;
  readonly closes: string;
}

/**
 * When the facility opens and closes on a day, in turn: `["09:00", "12:00", "14:00", "25:00"]`; words if it is neither
 * open nor closed: `Tuesday: By appointment`; `null` if closed.
 */
export type DayHours = readonly string[] | string | null;

/** Seven days, Sunday first. */
export type Week = readonly DayHours[];

/** The hours in the format that pages include. */
export interface Timetable {
  readonly week: Week;
  /** Spans of days with another week. */
  readonly seasons?: readonly Season[] | undefined;
  /** Wins over seasons and holidays. */
  readonly special: readonly SpecialDays[];
  readonly holidays?: readonly Holiday[] | undefined;
  /** Follows the name of a holiday. */
  readonly holidayWords?: string | undefined;
}

interface Season extends DaySpan {
  readonly week: Week;
}

/** Days with hours of their own. */
export interface SpecialDays extends DaySpan {
  readonly hours: DayHours;
}

/** As pages say them, from Sunday on, as `weekdayOf` counts. Written out, because every page loads this script. */
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const oneDay = 1440;
/** Doors that close later than this, in minutes after midnight, are not said to close tonight. */
const endOfNight = oneDay + 360;
/** A closing that is later than this, in minutes after midnight, is not said: it is more than a week away. */
const lastClosing = 8 * oneDay - 1;

type OpenState =
  | {
      readonly open: true;
      /** When it closes; absent if that is more than a week away, or if only words follow a day around the clock. */
      readonly until?: Moment;
    }
  | {
      readonly open: false;
      /** The next opening; absent if there is none within a year. */
      readonly next?: Moment & {
        /** Whether it was open earlier that day. */
        readonly again: boolean;
      };
      /** The words in place of hours of the next day that is not closed, which begin with the day. */
      readonly words?: string;
    }
  | {
      /** Today has words in place of hours, and last night is over. */
      readonly open: undefined;
      readonly words: string;
    };

/** A day and the minutes after its midnight. */
interface Moment {
  readonly date: string;
  readonly minutes: number;
  readonly daysAhead: number;
}

/** The hours of a day: those of the date, of a holiday, of the season, or of the weekday. */
export function hoursOn(timetable: Timetable, date: string): DayHours | undefined {
  const specialDay = spanOf(timetable.special, date);
  if (specialDay) return specialDay.hours;
  const season = spanOf(timetable.seasons, date) ?? timetable;
  return holidayOn(timetable, date) ?? season.week[weekdayOf(date)];
}

function spanOf<S extends DaySpan>(spans: readonly S[] = [], date: string): S | undefined {
  return spans.find(({ from, until }) => from <= date && date <= until);
}

/** `Thanksgiving: hours may differ. Call (614) 555-0142.`, on the day of a holiday, and where it is observed. */
function holidayOn({ holidays = [], holidayWords }: Timetable, date: string): string | undefined {
  // A Sunday's holiday is observed on Monday, a Saturday's on Friday.
  const observed: Readonly<Record<number, string>> = { 1: dayAfter(date, -1), 5: dayAfter(date, 1) };
  const days = [date, observed[weekdayOf(date)] ?? date];
  const holiday = holidays.find((each) => days.some((day) => isHoliday(each, day)));
  return holiday && `${holiday.name}: ${holidayWords}`;
}

function isHoliday({ day, weekday }: Holiday, date: string): boolean {
  const first = date.slice(0, 5) + day;
  if (weekday === undefined) return date === first;
  return weekdayOf(date) === weekday && first <= date && date <= dayAfter(first, 6);
}

/**
 * The holiday of the coming week: `Thursday, 11/26 · Thanksgiving: …`, `Sunday, 7/4 and Monday, 7/5 · …`; empty if there
 * is none, or it has hours.
 */
export function holidayAhead(timetable: Timetable, today: string): string {
  const dates = [1, 2, 3, 4, 5, 6, 7].map((daysAhead) => dayAfter(today, daysAhead));
  const wordsOn = (date: string) =>
    spanOf(timetable.special, date) ? undefined : holidayOn(timetable, date);
  const words = dates.map(wordsOn).find(Boolean);
  if (!words) return "";
  const days = dates.filter((date) => wordsOn(date) === words);
  return `${days.map(weekdayAndDate).join(" and ")} · ${words}`;
}

/** `2026-11-06` as `Friday, 11/6`. */
function weekdayAndDate(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return `${weekdays[weekdayOf(date)]}, ${month}/${day}`;
}

/** The hours of the day that is this many days from today. */
type HoursAhead = (daysAhead: number) => DayHours | undefined;

/**
 * Open or closed at a local date and time: open from the opening minute up to, not including, the closing minute,
 * also on days of 23 and 25 hours.
 */
export function openState(timetable: Timetable, { date, time }: WallClock): OpenState {
  const hoursAhead: HoursAhead = (daysAhead) => hoursOn(timetable, dayAfter(date, daysAhead));
  const now = minutesOf(time);
  const closes = closingAfter(now, hoursAhead);
  if (closes === undefined) return closedUntil(now, date, hoursAhead);
  if (closes > lastClosing || hasUnknownEnd(closes, hoursAhead)) return { open: true };
  const daysAhead = closes <= endOfNight ? 0 : Math.ceil(closes / oneDay) - 1;
  return { open: true, until: momentOf(closes, daysAhead, date) };
}

/** A period in minutes after today's midnight. */
interface PeriodInMinutes {
  readonly opens: number;
  readonly closes: number;
}

/** The periods of a day; none if it is closed, or has words in place of hours. */
function periodsOn(daysAhead: number, hoursAhead: HoursAhead): PeriodInMinutes[] {
  const hours = hoursAhead(daysAhead);
  const times = typeof hours === "string" ? [] : (hours ?? []);
  const minutes = times.map((time) => daysAhead * oneDay + minutesOf(time));
  return minutes.flatMap((opens, index) =>
    index % 2 === 0 ? { opens, closes: minutes[index + 1] ?? opens } : [],
  );
}

/**
 * When the hours end that a minute is in; undefined if it is in none. Hours that begin when others end, also at
 * midnight, are one.
 */
function closingAfter(minute: number, hoursAhead: HoursAhead): number | undefined {
  const daysAhead = Math.floor(minute / oneDay);
  // The hours of the night before may end after midnight.
  const periods = [...periodsOn(daysAhead - 1, hoursAhead), ...periodsOn(daysAhead, hoursAhead)];
  const closes = periods.find((period) => period.opens <= minute && minute < period.closes)?.closes;
  if (closes === undefined || closes > lastClosing) return closes;
  return closingAfter(closes, hoursAhead) ?? closes;
}

/**
 * Whether an all-day opening ends at a midnight after which there are only words: nothing says when the doors close.
 */
function hasUnknownEnd(closes: number, hoursAhead: HoursAhead): boolean {
  const daysAhead = Math.floor(closes / oneDay);
  const isAllDay = periodsOn(daysAhead - 1, hoursAhead).some(
    (period) => period.closes - period.opens === oneDay,
  );
  return isAllDay && typeof hoursAhead(daysAhead) === "string";
}

/** Closed now: until the next opening, or a day that has words. */
function closedUntil(now: number, today: string, hoursAhead: HoursAhead): OpenState {
  for (let daysAhead = 0; daysAhead < 366; daysAhead++) {
    const words = hoursAhead(daysAhead);
    if (typeof words === "string") {
      if (daysAhead === 0) return { open: undefined, words };
      const day = dayWords(dayAfter(today, daysAhead), daysAhead);
      return { open: false, words: words.startsWith(day) ? words : `${day} · ${words}` };
    }
    for (const [index, { opens }] of periodsOn(daysAhead, hoursAhead).entries())
      if (opens > now)
        return { open: false, next: { ...momentOf(opens, daysAhead, today), again: index > 0 } };
  }
  return { open: false };
}

/** A minute after today's midnight, as one of a day. */
function momentOf(minutes: number, daysAhead: number, today: string): Moment {
  return { date: dayAfter(today, daysAhead), minutes: minutes - daysAhead * oneDay, daysAhead };
}

/**
 * The state in words: `Open now until 9:00pm`, `Closed now. Opens again at 2:00pm`,
 * `Closed now. Opens Monday at 2:00pm`; with a date if it is a week away; the words of a day that has no hours.
 */
export function formatOpenState(state: OpenState): string {
  if (state.open === undefined) return state.words;
  if (state.open) return state.until ? `Open now until ${momentWords(state.until)}` : "Open now";
  if (state.words) return `Closed now. ${state.words}`;
  if (!state.next) return "Closed";
  const { again, daysAhead, minutes } = state.next;
  if (daysAhead > 0) return `Closed now. Opens ${momentWords(state.next)}`;
  return `Closed now. Opens ${again ? "again" : "today"} at ${formatMinutes(minutes)}`;
}

/** `9:00pm` today, `Monday at 2:00pm`, `Nov 26 at 2:00pm` if it is a week away. */
function momentWords({ date, minutes, daysAhead }: Moment): string {
  const time = formatMinutes(minutes);
  return daysAhead === 0 ? time : `${dayWords(date, daysAhead)} at ${time}`;
}

/** `Monday`, or `Nov 26` if it is a week away. */
function dayWords(date: string, daysAhead: number): string {
  return daysAhead < 7 ? weekdays[weekdayOf(date)] : formatShortDay(date);
}
