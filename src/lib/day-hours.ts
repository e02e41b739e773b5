/** The hours of a day or of days of the week, as content has them, in order and in words. */
import { formatPeriods, formatWeekdayRange } from "./dates.ts";
import type { Period } from "./opening.ts";

/** Times without words, words, or neither if it is closed. */
export interface DayEntry {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  /** More times of the same day. */
  readonly and: readonly Period[];
  readonly words?: string | undefined;
}

/** The periods of an entry in order; none if it is closed, or has words in place of times. */
export function periodsOf({ opens, closes, and }: Pick<DayEntry, "opens" | "closes" | "and">): Period[] {
  if (opens === undefined || closes === undefined) return [];
  return [{ opens, closes }, ...and].map(throughTheNight);
}

/** Counts on after midnight: `01:00` is `25:00` if it is after the opening. */
function throughTheNight({ opens, closes }: Period): Period {
  if (opens < closes) return { opens, closes };
  const [hours = "", minutes = ""] = closes.split(":");
  return { opens, closes: `${Number(hours) + 24}:${minutes}` };
}

/** The texts of a day for visitors: `2:00pm to 9:00pm` for each period, or its words, or `Closed`. */
export function dayTexts(entry: DayEntry): string[] {
  if (entry.words !== undefined) return [entry.words];
  const periods = formatPeriods(periodsOf(entry));
  return periods.length > 0 ? periods : ["Closed"];
}

/** `Monday to Friday 2:00pm to 9:00pm`, with `and` between periods. */
export function formatHours(week: DayEntry & { readonly from: string; readonly to: string }): string {
  return `${formatWeekdayRange(week)} ${dayTexts(week).join(" and ")}`;
}
