/** Dates as text. The build and the script that updates repeating dates share this format. */
import { formatDateRange, formatDays } from "./dates.ts";
import { occurrenceOn, type Days, type Term } from "./yearly.ts";

/** `June 21 – 25, 2027`; the first day alone, `June 21, 2027`; or `Monday, June 21 to Friday, June 25`. */
export type Form = "range" | "first" | "weekdays";

/** Dates as text, with their source. */
export interface DateText {
  readonly text: string;
  readonly form: Form;
  readonly term: Term;
  /** The first day of the dates in the text. */
  readonly told: string;
}

/** The dates of the occurrence that is current or next on a day. */
export function dateText(term: Term, day: string, form: Form = "range"): DateText {
  const days = occurrenceOn(term, day);
  return { text: formatTerm(days, form), form, term, told: days.from };
}

/** Formats a span of days. */
export function formatTerm({ from, until }: Days, form: Form): string {
  if (form === "weekdays") return formatDays(from, until);
  return formatDateRange(from, form === "first" ? from : until);
}
