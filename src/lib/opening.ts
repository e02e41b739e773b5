/** Whether the facility is open, and until or from when. Small, because it runs on every page. */
import { formatMinutes, formatShortDay, minutesOf } from "./dates.ts";
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

interface Span {
  readonly from: string;
  readonly until: string;
}

interface Season extends Span {
  readonly week: Week;
}

/** Days with hours of their own. */
export interface SpecialDays extends Span {
  readonly hours: DayHours;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const oneDay = 1440;
/** Doors that close later than this, in minutes after midnight, are not said to close tonight. */
const endOfNight = oneDay + 360;

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
      /** The words in place of hours of the next day that is not closed. */
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
export function hoursOn(timetable: Timetable, date: string): DayHours {
  const specialDay = spanOf(timetable.special, date);
  if (specialDay) return specialDay.hours;
  const season = spanOf(timetable.seasons, date) ?? timetable;
  return holidayOn(timetable, date) ?? season.week[weekdayOf(date)] ?? null;
}

function spanOf<S extends Span>(spans: readonly S[] = [], date: string): S | undefined {
  return spans.find(({ from, until }) => from <= date && date <= until);
}

/** `Thanksgiving: hours may differ. Call (614) 555-0142.`, on the day of a holiday. */
function holidayOn({ holidays = [], holidayWords }: Timetable, date: string): string | undefined {
  const holiday = holidays.find(({ day, weekday }) => {
    const first = date.slice(0, 5) + day;
    if (weekday === undefined) return date === first;
    return weekdayOf(date) === weekday && first <= date && date <= dayAfter(first, 6);
  });
  return holiday && `${holiday.name}: ${holidayWords}`;
}

/** The holiday of the coming week: `Thursday, 11/26: Thanksgiving: …`; empty if there is none, or it has hours. */
export function holidayAhead(timetable: Timetable, today: string): string {
  for (let daysAhead = 1; daysAhead <= 7; daysAhead++) {
    const date = dayAfter(today, daysAhead);
    const words = spanOf(timetable.special, date) ? undefined : holidayOn(timetable, date);
    const [, month, day] = date.split("-").map(Number);
    if (words) return `${weekdays[weekdayOf(date)]}, ${month}/${day} · ${words}`;
  }
  return "";
}

/**
 * Open or closed at a local date and time: open from the opening minute up to, not including, the closing minute,
 * also on days of 23 and 25 hours.
 */
export function openState(timetable: Timetable, { date, time }: WallClock): OpenState {
  const now = minutesOf(time);
  /** The closing time of the hours that include now, in minutes after today's midnight. */
  let until: number | undefined;
  // From yesterday on, which may end after midnight.
  for (let daysAhead = -1; daysAhead < 366; daysAhead++) {
    const day = dayAfter(date, daysAhead);
    const midnight = daysAhead * oneDay;
    const times = hoursOn(timetable, day) ?? [];
    if (until !== undefined) {
      if (until < midnight) return openUntil(date, until);
      if (daysAhead > 7) return { open: true };
    }
    if (typeof times === "string") {
      if (until !== undefined) return untilWords(date, until, hoursOn(timetable, dayAfter(day, -1)));
      // Yesterday's words say nothing about last night.
      if (daysAhead < 0) continue;
      return { open: daysAhead > 0 ? false : undefined, words: times };
    }
    for (let index = 0; index < times.length; index += 2) {
      const opens = midnight + minutesOf(times[index] ?? "");
      const closes = midnight + minutesOf(times[index + 1] ?? "");
      if (closes <= now) continue;
      if (opens <= (until ?? now)) until = Math.max(until ?? 0, closes);
      else if (until !== undefined) return openUntil(date, until);
      else
        return { open: false, next: { date: day, minutes: opens - midnight, daysAhead, again: index > 0 } };
    }
  }
  return { open: false };
}

/** Open into a day that has only words: after a day around the clock, nobody has said that doors close. */
function untilWords(today: string, until: number, dayBefore: DayHours): OpenState {
  return `${dayBefore}` === "00:00,24:00" ? { open: true } : openUntil(today, until);
}

function openUntil(today: string, until: number): OpenState {
  const daysAhead = until <= endOfNight ? 0 : Math.ceil(until / oneDay) - 1;
  const moment = { date: dayAfter(today, daysAhead), minutes: until - daysAhead * oneDay, daysAhead };
  return { open: true, until: moment };
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
  if (again) return `Closed now. Opens again at ${formatMinutes(minutes)}`;
  if (daysAhead === 0) return `Closed now. Opens today at ${formatMinutes(minutes)}`;
  return `Closed now. Opens ${momentWords(state.next)}`;
}

/** `9:00pm` today, `Monday at 2:00pm`, `Nov 26 at 2:00pm` if it is a week away. */
function momentWords({ date, minutes, daysAhead }: Moment): string {
  const time = formatMinutes(minutes);
  if (daysAhead === 0) return time;
  return `${daysAhead < 7 ? weekdays[weekdayOf(date)] : formatShortDay(date)} at ${time}`;
}
