/** Time zones as the build knows them: what the clocks of a zone show, and when they are changed. */
import type { Offsets } from "./zoned-time.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far ahead they are reckoned: a page is not older than that. */
const YEARS = 10;

/** Every page asks for the same. */
const known = new Map<string, Offsets>();

/**
 * The offsets of a time zone for ten years from an instant (milliseconds since 1970) on.
 * @throws RangeError when there is no such time zone.
 */
export function offsetsOf(timeZone: string, instant: number): Offsets {
  const key = `${timeZone} ${instant}`;
  const offsets = known.get(key) ?? reckoned(timeZone, instant);
  known.set(key, offsets);
  return offsets;
}

function reckoned(timeZone: string, instant: number): Offsets {
  const aheadAt = minutesAhead(timeZone);
  const end = instant + YEARS * 366 * DAY;
  let before = aheadAt(instant);
  const changes: (readonly [number, number])[] = [[0, before]];
  for (let day = instant; day < end; day += DAY) {
    const ahead = aheadAt(day + DAY);
    if (ahead !== before) changes.push([firstMinute(day, day + DAY, (at) => aheadAt(at) === ahead), ahead]);
    before = ahead;
  }
  return changes;
}

/** The first minute since 1970 after `from` and up to `until` at which something holds that holds from then on. */
function firstMinute(from: number, until: number, holds: (instant: number) => boolean): number {
  let [before, after] = [Math.floor(from / MINUTE), Math.ceil(until / MINUTE)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (holds(middle * MINUTE)) after = middle;
    else before = middle;
  }
  return after;
}

function minutesAhead(timeZone: string): (instant: number) => number {
  const clock = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (instant) => {
    const shown: Record<string, number> = {};
    for (const { type, value } of clock.formatToParts(instant)) shown[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
    return (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / MINUTE) * MINUTE) / MINUTE;
  };
}
