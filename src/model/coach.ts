import * as v from "valibot";
import { explained, externalId, line, markdown, oneOf, picture, routeKey, sample } from "./schema.ts";

export const disciplineKeys = ["hitting", "pitching", "speed", "fielding"] as const;
export type DisciplineKey = (typeof disciplineKeys)[number];

/** The capacity of a coach page (specification, section 9). */
export const coachPlaces = 9;

/** A coach; the text below the front matter is the bio. */
export const coachSchema = v.strictObject({
  sample,
  name: explained(line, "First and last name"),
  title: explained(line, "The job title shown under the name"),
  discipline: explained(oneOf(disciplineKeys), "The page this coach is on"),
  order: explained(
    v.optional(v.number("expected a number"), 50),
    "The order on the page: small numbers first",
  ),
  picture: explained(
    v.optional(picture),
    "A picture in content/pictures; without one the site draws an empty jersey",
  ),
  pricing: explained(
    v.optional(routeKey),
    "The page that Purchase opens; leave it out while there is nothing to buy",
  ),
  booking: explained(
    v.optional(v.strictObject({ service: v.optional(externalId), staff: v.optional(externalId) })),
    "The service and staff ids that Book opens; leave them out while there is nothing to book",
  ),
  body: explained(markdown, "The bio"),
});

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
