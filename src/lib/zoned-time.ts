/**
 * The local time at the facility, wherever the visitor is. It runs on every page, so it avoids `Intl`, which takes 80
 * ms to start on a slow phone. `time-zone.ts` uses `Intl` once, at build time.
 */

/** A local date and time. */
export interface WallClock {
  /** `2027-03-14`. */
  readonly date: string;
  /** `14:00`. */
  readonly time: string;
}

/**
 * A time zone's offsets from UTC: from an instant (minutes since 1970), the minutes ahead of UTC. The first entry begins
 * in 1970, the last applies to all later times.
 */
export type Offsets = readonly (readonly [from: number, ahead: number])[];

/** The local date and time at an instant (milliseconds since 1970). */
export function wallClock(instant: number, offsets: Offsets): WallClock {
  const ahead = offsets.findLast(([from]) => from * 6e4 <= instant)?.[1] ?? 0;
  const shown = new Date(instant + ahead * 6e4).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The date `days` after another; before it if negative. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10);
}

/** A day of the week: 0 is Sunday. */
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The day of the week of a date. */
export function weekdayOf(date: string): Weekday {
  return new Date(date).getUTCDay() as Weekday;
}
