/** Reads what an owner types in answer to the questions of `npm run new`. Each function throws an Error that says what to type. */
import * as v from "valibot";
import { facilitySchema } from "../../src/content/schema/facility.ts";
import { weekdays, type Weekday } from "../../src/content/schema/hours.ts";

export interface Priced {
  readonly name: string;
  readonly price: number;
}

export interface Size {
  readonly length: number;
  readonly width: number;
}

interface Times {
  readonly opens: string;
  readonly closes: string;
}

interface Open extends Times {
  readonly from: Weekday;
  readonly to: Weekday;
  /** After a break on the same day. */
  readonly and?: Times;
}

/** A reader for answers that a content schema describes. */
export function by<Output>(schema: v.GenericSchema<unknown, Output>): (text: string) => string {
  return (text) => {
    const { success, issues } = v.safeParse(schema, text);
    if (!success) throw new Error(issues[0].message);
    return text;
  };
}

/** `yes` or `no`. */
export function yesOrNo(text: string): boolean {
  if (/^y(?:es)?$/iu.test(text)) return true;
  if (/^no?$/iu.test(text)) return false;
  throw new Error("type yes or no");
}

export function wholeNumber(text: string): number {
  if (/^\d{1,4}$/u.test(text)) return Number(text);
  throw new Error("type a whole number such as 5");
}

function dollars(text: string): number {
  if (/^\$?\d{1,5}(?:\.\d\d?)?$/u.test(text) && Number(text.replace("$", "")) > 0)
    return Number(text.replace("$", ""));
  throw new Error(`type an amount in dollars such as 35 or 59.99 (found "${text}")`);
}

export const price = dollars;

/** `35, 60`: the rent for a half hour and an hour. */
export function rates(text: string): { halfHour: number; hour: number } {
  const [halfHour, hour, more] = listed(text).map(dollars);
  if (halfHour === undefined || hour === undefined || more !== undefined)
    throw new Error("type two amounts, for a half hour and an hour, such as 35, 60");
  return { halfHour, hour };
}

/** `Hitting = 75, Catching = 70`. */
export function priced(text: string): Priced[] {
  return listed(text).map((each) => {
    const [, name, amount] = /^(.+?)\s*=\s*(\S+)$/u.exec(each) ?? [];
    if (name === undefined || amount === undefined)
      throw new Error(`type each with its price, such as Hitting = 75 (found "${each}")`);
    return { name, price: dollars(amount) };
  });
}

/** `70 x 14`, in feet. */
export function size(text: string): Size {
  const [, length, width] = /^(\d{1,3})\s*[x×by]+\s*(\d{1,3})$/u.exec(text) ?? [];
  if (length === undefined || width === undefined)
    throw new Error("type length and width in feet, such as 70 x 14");
  return { length: Number(length), width: Number(width) };
}

/** `39.96, -83.00`. */
export function position(text: string): { latitude: number; longitude: number } {
  const [latitude = Number.NaN, longitude = Number.NaN] = listed(text).map(Number);
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
    throw new Error("type latitude and longitude, such as 39.96, -83.00");
  return { latitude, longitude };
}

/** `Pacific` or `America/Los_Angeles`. */
export function timeZone(text: string): string {
  const [name = ""] = text.toLowerCase().split(" ");
  return by(facilitySchema.entries.timeZone)(commonZones[name] ?? text);
}

const commonZones: Readonly<Record<string, string>> = {
  eastern: "America/New_York",
  central: "America/Chicago",
  mountain: "America/Denver",
  arizona: "America/Phoenix",
  pacific: "America/Los_Angeles",
  alaska: "America/Anchorage",
  hawaii: "Pacific/Honolulu",
};

/** `Mon-Fri 9am-12pm and 3pm-8pm, Saturday 9am to 5:30pm, Sun closed`. */
export function hours(text: string): Open[] {
  const open = listed(text.replaceAll(/\s+(?:to|until|through)\s+|[–—]/giu, "-")).filter(
    (each) => !/\sclosed$/iu.test(each),
  );
  return open.map((each) => {
    const [, first = "", last = first, times = ""] =
      /^([a-z]+)(?:\s*-\s*([a-z]+))?\s+(.+)$/iu.exec(each) ?? [];
    const [from, to] = [weekday(first), weekday(last)];
    const [day, and, more] = times.split(/\s+and\s+/iu).map(period);
    if (!from || !to || !day || more || (times.includes(" and ") && !and))
      throw new Error(`type days and times such as Mon-Fri 2pm-9pm, Sat 9am-5:30pm (found "${each}")`);
    if (weekdays.indexOf(to) < weekdays.indexOf(from) || [day, and].some((at) => at && at.closes <= at.opens))
      throw new Error(`the end comes before the beginning in "${each}"`);
    return { from, to, ...day, ...(and ? { and } : {}) };
  });
}

function period(text: string): Times | undefined {
  const [opens, closes, more] = text.split("-").map((each) => clock(each.trim()));
  return opens && closes && !more ? { opens, closes } : undefined;
}

const weekday = (text: string) =>
  text.length < 3 ? undefined : weekdays.find((day) => day.startsWith(text.toLowerCase()));

/** `2pm` as `14:00`. */
function clock(text: string): string | undefined {
  const [, hour, minute = "00", half] = /^(\d{1,2})(?::(\d\d))?(am|pm)?$/iu.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const shift =
    half?.toLowerCase() === "pm" && hour !== "12"
      ? 12
      : half?.toLowerCase() === "am" && hour === "12"
        ? -12
        : 0;
  const at = `${String(Number(hour) + shift).padStart(2, "0")}:${minute}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(at) ? at : undefined;
}

/** The parts between commas. */
export function listed(text: string): string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}
