/**
 * Time zones at build time, read from `Intl`. Pages include the result as `Offsets` and read it with `zoned-time.ts`.
 */
import { memoize } from "./memoize.ts";
import type { Offsets } from "./zoned-time.ts";
import { language } from "./language.ts";

const minute = 60_000;
const oneDay = 1440 * minute;

const oneYear = 366 * oneDay;
/** Every page is built again within this time. */
const yearsAhead = 5;

const offsetsFrom = memoize((timeZone) => memoize((from) => findOffsets(timeZone, Number(from))));

/**
 * The offsets of a time zone for five years from an instant, and for the year before it: clocks can be behind.
 * @throws RangeError if there is no such time zone.
 */
export function offsetsOf(timeZone: string, instant: number): Offsets {
  // From the start of the day, so that all builds of a day share the result.
  const from = Math.floor(instant / oneDay) * oneDay - oneYear;
  return offsetsFrom(timeZone)(String(from));
}

function findOffsets(timeZone: string, from: number): Offsets {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longOffset" });
  /** Minutes ahead of UTC at an instant; negative in America. */
  const offsetAt = (at: number) => {
    const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})/u.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  let offset = offsetAt(from);
  const offsets: [from: number, ahead: number][] = [[0, offset]];
  for (let day = from; day < from + (1 + yearsAhead) * oneYear; day += oneDay) {
    if (offsetAt(day + oneDay) === offset) continue;
    // Clocks change at a quarter of an hour.
    let change = day;
    while (offsetAt(change) === offset) change += 15 * minute;
    offset = offsetAt(change);
    offsets.push([change / minute, offset]);
  }
  return offsets;
}
