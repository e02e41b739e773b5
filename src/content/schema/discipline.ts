import * as v from "valibot";
import { line, picture, withHelp } from "./types.ts";

export const disciplineKeys = ["hitting", "pitching", "speed", "fielding"] as const;

export type DisciplineKey = (typeof disciplineKeys)[number];

/** The capacity of a coach page (specification, section 9). */
export const maxCoachCards = 9;

/** A discipline: one coach page. */
export const disciplineSchema = v.strictObject({
  name: withHelp(line, "What players train: Hitting"),
  summary: withHelp(line, "One sentence for cards that link here"),
  picture: withHelp(picture, "The picture at the top of the page"),
  openSpots: withHelp(
    v.pipe(
      v.number("expected a whole number"),
      v.integer("expected a whole number"),
      v.minValue(0, "expected a whole number of at least 0"),
    ),
    `How many open spots the page shows after its coaches; at most ${maxCoachCards} cards in all`,
  ),
  bookLabel: withHelp(v.optional(line, "Book"), "What the booking button says"),
});

/** Whether a key names a discipline. */
export function isDiscipline(key: string): key is DisciplineKey {
  return disciplineKeys.some((discipline) => discipline === key);
}
