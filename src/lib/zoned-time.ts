/** What the clock on the facility's wall shows, wherever the visitor is. `Intl` only: it runs in the browser too. */

/** A moment as it reads on a wall somewhere. */
export interface WallClock {
  /** `2027-03-14`. */
  readonly date: string;
  /** `14:00`. */
  readonly time: string;
}

/**
 * What a clock in a time zone shows at an instant (milliseconds since 1970).
 * @throws RangeError when the browser does not know the time zone.
 */
export function wallClock(instant: number, timeZone: string): WallClock {
  const parts: Record<string, string> = {};
  for (const { type, value } of new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant))
    parts[type] = value;
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** The day so many days after another; before it when `days` is negative. */
export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(date) + days * 864e5).toISOString().slice(0, 10);
}

/** The day of the week: 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}
