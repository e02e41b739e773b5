/** Formats moments (milliseconds since 1970) on the visitor's clock, for the texts about a message. */
import { language } from "./language.ts";

/** A moment of this week on the visitor's clock: `Monday at 3:05 PM`. */
export function dayAndTime(moment: number): string {
  return new Date(moment).toLocaleString(language, {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** On the visitor's clock: the time of day of a moment of today (`3:05 PM`), or the date of another day (`June 7`). */
export function timeOrDate(moment: number, now: number) {
  const at = new Date(moment);
  const isToday = at.toDateString() === new Date(now).toDateString();
  const when = isToday
    ? at.toLocaleTimeString(language, { timeStyle: "short" })
    : at.toLocaleDateString(language, { month: "long", day: "numeric" });
  return { isToday, when };
}
