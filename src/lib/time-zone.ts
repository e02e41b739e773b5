/**
 * Time zones at build time, read from `Intl`. Pages include the result as `Offsets` and read it with `zoned-time.ts`.
 */
import type { Offsets } from "./zoned-time.ts";

/** A clock change, such as to daylight saving time. */
interface Transition {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** Minutes ahead of UTC after it. */
  readonly after: number;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** How many years ahead `offsetsOf` looks; no page gets older than that. */
const YEARS = 10;

const formats = new Map<string, Intl.DateTimeFormat>();
const knownTransitions = new Map<string, readonly Transition[]>();

/**
 * The offset of a time zone from UTC at an instant, in minutes; negative in America.
 * @throws RangeError if there is no such time zone.
 */
function offsetAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  formats.set(timeZone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})/u.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The offsets of a time zone for ten years from an instant. */
export function offsetsOf(timeZone: string, instant: number): Offsets {
  // The same for all of a day, so that they are looked for once.
  const from = Math.floor(instant / DAY) * DAY;
  const changes = transitions(timeZone, from, from + YEARS * 366 * DAY);
  return [
    [0, offsetAt(from, timeZone)],
    ...changes.map(({ instant: at, after }) => [at / MINUTE, after] as const),
  ];
}

/** Every clock change between two instants. */
function transitions(timeZone: string, from: number, until: number): readonly Transition[] {
  const key = `${timeZone} ${from} ${until}`;
  const known = knownTransitions.get(key);
  if (known) return known;
  const found: Transition[] = [];
  let before = offsetAt(from, timeZone);
  for (let start = from; start < until; start += DAY) {
    const after = offsetAt(start + DAY, timeZone);
    if (after !== before) found.push({ instant: changeBetween(start, start + DAY, timeZone, after), after });
    before = after;
  }
  knownTransitions.set(key, found);
  return found;
}

/** The first minute between two instants at which the offset is `after`. */
function changeBetween(from: number, until: number, timeZone: string, after: number): number {
  let [low, high] = [Math.floor(from / MINUTE), Math.ceil(until / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE, timeZone) === after) high = middle;
    else low = middle;
  }
  return high * MINUTE;
}
