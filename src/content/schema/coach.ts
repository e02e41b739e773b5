import * as v from "valibot";
import { disciplineKeys } from "./discipline.ts";
import { bookingIds, line, markdown, oneOf, order, picture, routeKey, sample, withHelp } from "./types.ts";

/** A coach; the text below the front matter is the bio. */
export const coachSchema = v.strictObject({
  sample,
  name: withHelp(line, "First and last name"),
  title: withHelp(line, "The job title shown under the name"),
  discipline: withHelp(oneOf(disciplineKeys), "The page this coach is on"),
  order: withHelp(order, "The order on the page: small numbers first"),
  picture: withHelp(
    v.optional(picture),
    "A picture in content/pictures; without one the site draws an empty jersey",
  ),
  pricing: withHelp(
    v.optional(routeKey),
    "The page that Purchase opens; leave it out while there is nothing to buy",
  ),
  booking: withHelp(
    bookingIds,
    "The service and staff ids that Book opens; leave them out while there is nothing to book",
  ),
  body: withHelp(markdown, "The bio"),
});
