/** Whether the facility is open, and until or from when. Small, because it runs on every page. */
import { formatShortDay, formatTime } from "./dates.ts";
import { dayAfter, weekdayOf, type WallClock } from "./zoned-time.ts";

/** From opening to closing. */
export interface Period {
  readonly opens: string;
  readonly closes: string;
}

/** When the facility opens and closes on a day, in turn: `["09:00", "12:00", "14:00", "21:00"]`; `null` if closed. */
export type DayHours = readonly string[] | null;

/** The hours in the format that pages include. */
export interface Timetable {
  /** Seven days, Sunday first. */
  readonly week: readonly DayHours[];
  readonly special: readonly SpecialDays[];
}

/** Days with hours of their own. */
export interface SpecialDays {
  readonly from: string;
  readonly until: string;
  readonly hours: DayHours;
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type OpenState =
  | { readonly open: true; readonly until: string }
  | {
      readonly open: false;
      /** The next opening; absent if there is none within a year. */
      readonly next?: {
        readonly date: string;
        readonly time: string;
        readonly daysAhead: number;
        /** Whether it was open earlier that day. */
        readonly again: boolean;
      };
    };

/** The hours of a day: special hours for the date, else those of the weekday. */
export function hoursOn({ week, special }: Timetable, date: string): DayHours {
  const specialDay = special.find(({ from, until }) => from <= date && date <= until);
  return specialDay ? specialDay.hours : (week[weekdayOf(date)] ?? null);
}

/**
 * Open or closed at a local date and time: open from the opening minute up to, not including, the closing minute,
 * also on days of 23 and 25 hours.
 */
export function openState(hours: Timetable, { date, time }: WallClock): OpenState {
  for (let daysAhead = 0; daysAhead < 366; daysAhead++) {
    const day = dayAfter(date, daysAhead);
    const times = hoursOn(hours, day) ?? [];
    const index = daysAhead > 0 ? 0 : times.findIndex((each) => time < each);
    const change = times[index];
    if (change === undefined) continue;
    if (index % 2 === 1) return { open: true, until: change };
    return { open: false, next: { date: day, time: change, daysAhead, again: index > 0 } };
  }
  return { open: false };
}

/**
 * The state in words: `Open now until 9:00pm`, `Closed now. Opens again at 2:00pm`,
 * `Closed now. Opens Monday at 2:00pm`; with a date if it is a week away.
 */
export function formatOpenState(state: OpenState): string {
  if (state.open) return `Open now until ${formatTime(state.until)}`;
  if (!state.next) return "Closed";
  const { date, time, daysAhead, again } = state.next;
  return `Closed now. Opens ${again ? "again" : dayWords(date, daysAhead)} at ${formatTime(time)}`;
}

function dayWords(date: string, daysAhead: number): string {
  if (daysAhead === 0) return "today";
  if (daysAhead < 7) return weekdays[weekdayOf(date)] ?? "";
  return formatShortDay(date);
}
