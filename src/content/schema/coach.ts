import * as v from "valibot";
import { bookingTargetSchema } from "./booking.ts";
import {
  externalId,
  line,
  markdown,
  order,
  picture,
  pictureAlt,
  referenceTo,
  routeKey,
  sample,
  withHelp,
} from "./types.ts";

/** The pictures that the site itself shows for coaches. */
export const standIns = { openSpot: "coaches/open-spot.svg", noPicture: "coaches/no-picture.svg" } as const;

/** A coach; the text below the front matter is the bio. */
export const coachSchema = v.strictObject({
  sample,
  name: withHelp(line, "First and last name"),
  title: withHelp(line, "The job title shown under the name"),
  discipline: withHelp(referenceTo("disciplines"), "The page this coach is on"),
  order: withHelp(order, "The order on the page: small numbers first"),
  picture: withHelp(
    v.optional(picture),
    "The coach's picture, cut to 4:3; without one the site draws an empty jersey",
  ),
  pictureAlt,
  pricing: withHelp(
    v.optional(routeKey),
    "The page that Purchase opens; leave it out while there is nothing to buy",
  ),
  book: withHelp(
    v.optional(bookingTargetSchema),
    "What Book leads to: the id of the service on the booking site, a full address, or the word call; leave it out while there is nothing to book",
  ),
  staff: withHelp(v.optional(externalId), "The id of the coach on the booking site, if it has one"),
  body: withHelp(markdown, "The bio"),
});
