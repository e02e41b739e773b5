import * as v from "valibot";
import { email, link } from "./addresses.ts";
import { bookingTargetSchema } from "./booking.ts";
import { withHelp, withTitle } from "./metadata.ts";
import { picture, pictureAlt, referenceTo, routeKey } from "./names.ts";
import { externalId, line, markdownOrNothing, optionalList, order, sample } from "./types.ts";

/** What the site shows of a coach without a picture. */
export const noPicture = "coaches/no-picture.svg";

const coachLink = v.strictObject({
  label: withHelp(line, "What it says: Instagram"),
  link: withHelp(link, "The address on another site, which opens in a new window", "Address"),
});

/** A coach; the text below the front matter is the bio. */
export const coachSchema = v.strictObject({
  sample,
  name: withHelp(line, "First and last name"),
  title: withHelp(line, "The job title shown under the name"),
  summary: withHelp(
    v.optional(line),
    "A few words below the title on the card: Eleven seasons of travel softball.",
  ),
  discipline: withHelp(referenceTo("disciplines"), "The page this coach is on"),
  also: withHelp(
    optionalList(withTitle(referenceTo("disciplines"), "Coach page"), "a list of coach pages"),
    "The other pages this coach is on, if they teach several things",
    "Also on",
  ),
  order: withHelp(order, "The order on the page: small numbers first"),
  picture: withHelp(
    v.optional(picture),
    "The coach's picture, cut to 4:3; without one the site draws an empty jersey",
  ),
  pictureAlt,
  pricePage: withHelp(
    v.optional(routeKey),
    "The page that Purchase opens; leave it out while there is nothing to buy",
  ),
  book: withHelp(
    v.optional(bookingTargetSchema),
    "What Book leads to: the id of the service on the booking site, a full address, a page such as route:camps, a file such as file:waiver.pdf, an email address, or the word call; leave it out while there is nothing to book",
  ),
  staff: withHelp(v.optional(externalId), "The id of the coach on the booking site, if it has one"),
  links: withHelp(
    optionalList(withTitle(coachLink, "Link")),
    "The coach's own pages, such as Instagram, below the bio",
  ),
  email: withHelp(v.optional(email), "The coach's own email address, below the bio"),
  body: withHelp(
    v.optional(markdownOrNothing, ""),
    "The bio; without it, and without links and an email address, the card has no Bio button",
  ),
});

/** Whether a coach is on the page of a discipline. */
export function teaches(
  { discipline, also }: Pick<v.InferOutput<typeof coachSchema>, "discipline" | "also">,
  key: string,
): boolean {
  return discipline === key || also.includes(key);
}
