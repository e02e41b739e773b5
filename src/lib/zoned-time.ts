/**
 * What the clock at the facility shows, wherever the visitor is. It runs on every page, so it does without
 * `Intl`, which takes a slow phone 80 ms to start. `time-zone.ts` asks `Intl` once, when the site is built.
 */

/** A local date and time. */
export interface WallClock {
  /** `2027-03-14`. */
  readonly date: string;
  /** `14:00`. */
  readonly time: string;
}

/**
 * How far a zone's clocks are from UTC: from an instant on (minutes since 1970), so many minutes ahead. The earliest
 * holds for all time before it too, the latest for all after it.
 */
export type Offsets = readonly (readonly [from: number, ahead: number])[];

/** The local date and time at an instant (milliseconds since 1970). */
export function wallClock(instant: number, offsets: Offsets): WallClock {
  const [, ahead = 0] = offsets.findLast(([from]) => from * 6e4 <= instant) ?? offsets[0] ?? [];
  const shown = new Date(instant + ahead * 6e4).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The day so many days after another; before it when `days` is negative. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10);
}

/** The day of the week: 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}
