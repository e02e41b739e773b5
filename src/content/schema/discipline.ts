import * as v from "valibot";
import { explained, line, picture } from "./types.ts";

export const disciplineKeys = ["hitting", "pitching", "speed", "fielding"] as const;

export type DisciplineKey = (typeof disciplineKeys)[number];

/** The capacity of a coach page (specification, section 9). */
export const coachPlaces = 9;

/** A discipline: one coach page. */
export const disciplineSchema = v.strictObject({
  name: explained(line, "What players train: Hitting"),
  summary: explained(line, "One sentence for cards that link here"),
  picture: explained(picture, "The picture at the top of the page"),
  openSpots: explained(
    v.pipe(
      v.number("expected a whole number"),
      v.integer("expected a whole number"),
      v.minValue(0, "expected a whole number of at least 0"),
    ),
    `How many open spots the page shows after its coaches; at most ${coachPlaces} cards in all`,
  ),
  bookLabel: explained(v.optional(line, "Book"), "What the booking button says"),
  bookByPhone: explained(
    v.optional(v.boolean("expected true or false"), false),
    "true when booking means calling the front desk",
  ),
});

/** Whether a key names a discipline. */
export function isDiscipline(key: string): key is DisciplineKey {
  return disciplineKeys.some((discipline) => discipline === key);
}
