/** What a time zone is ahead of or behind UTC, and when that changes. Read from `Intl`, so it is never out of date. */

/** A change of the clocks. */
export interface Transition {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** Minutes east of UTC before and after it. */
  readonly before: number;
  readonly after: number;
  /** What the time is called from then on: `EDT`. */
  readonly name: string;
}

const minute = 60_000;
const day = 1440 * minute;
const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, readonly Transition[]>();

/** Minutes that clocks in a time zone are ahead of UTC at an instant; negative in America. */
export function offsetAt(instant: number, timeZone: string): number {
  const name = namePart(instant, timeZone, "longOffset");
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):(\d{2})/u.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** What a time zone calls its time at an instant: `EST`. */
export function nameAt(instant: number, timeZone: string): string {
  return namePart(instant, timeZone, "short");
}

/** The instant at which clocks in a time zone show a date and time. */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const near = asUtc - offsetAt(asUtc, timeZone) * minute;
  return asUtc - offsetAt(near, timeZone) * minute;
}

/** A date and time with its offset, as ISO 8601 writes it: `2027-06-21T09:00:00-04:00`. */
export function withOffset(date: string, time: string, timeZone: string): string {
  return `${date}T${time}:00${formatOffset(offsetAt(instantOf(date, time, timeZone), timeZone), ":")}`;
}

/** An offset in minutes as `-04:00`, or as `-0400` with no colon. */
export function formatOffset(minutes: number, colon: ":" | ""): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const absolute = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.trunc(absolute / 60))}${colon}${two(absolute % 60)}`;
}

/** Every change of the clocks from the beginning of one year to the end of another. */
export function transitions(timeZone: string, firstYear: number, lastYear: number): Transition[] {
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) =>
    inYear(timeZone, firstYear + index),
  ).flat();
}

function inYear(timeZone: string, year: number): readonly Transition[] {
  const key = `${timeZone} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const found: Transition[] = [];
  const end = Date.UTC(year + 1, 0);
  for (let start = Date.UTC(year, 0); start < end; start += day) {
    const [old, next] = [offsetAt(start, timeZone), offsetAt(start + day, timeZone)];
    if (old === next) continue;
    const instant = firstMinute(start, start + day, (at) => offsetAt(at, timeZone) !== old);
    found.push({ instant, before: old, after: next, name: nameAt(instant, timeZone) });
  }
  known.set(key, found);
  return found;
}

/** The first minute between two instants from which on something holds. */
function firstMinute(from: number, until: number, holds: (instant: number) => boolean): number {
  let [low, high] = [from / minute, until / minute];
  while (high - low > 1) {
    const middle = Math.trunc((low + high) / 2);
    if (holds(middle * minute)) high = middle;
    else low = middle;
  }
  return high * minute;
}

function namePart(instant: number, timeZone: string, timeZoneName: "longOffset" | "short"): string {
  const key = `${timeZone} ${timeZoneName}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName });
  formats.set(key, format);
  return format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
}
