import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { sectionList } from "./sections.ts";
import { pageAddress, picture, pictureAlt, routeKey } from "./names.ts";
import { flag, line, optionalList, sample } from "./types.ts";

/** The place of a page on the site. */
export const addressField = {
  address: withHelp(
    v.optional(pageAddress),
    "Its address on the site, such as /birthday-parties; without one, it is the name of its file",
  ),
};

/** The head of a page, and its title in search results. */
export const pageHeadFields = {
  title: withHelp(line, "The title in the browser's tab and in search results"),
  description: withHelp(line, "What the page offers, in one or two sentences, for search results"),
  heading: withHelp(line, "The heading on the page"),
  eyebrow: withHelp(
    v.optional(line),
    "The small words above the heading; a page within another has the links to its parents there instead",
  ),
  lead: withHelp(v.optional(line), "The sentence under the heading"),
  lit: withHelp(
    optionalList(line),
    "The rooms that the page is about, which the plan at its head lights: each by its name, such as Cage 1, or all of a file in spaces by its name, such as cages; a page that rents rooms out lights them by itself",
    "Lit on the plan",
  ),
  picture: withHelp(
    v.optional(picture),
    "The picture at the head of a page that lights no rooms, cut to a wide strip on phones; Home's is wide, cut to 3:2 on phones, with room at the left for the words",
  ),
  pictureAlt,
};

/** A page: its head, its sections in the order in which they stand, and its place on the site. */
export const pageSchema = v.strictObject({
  sample,
  ...pageHeadFields,
  sections: withHelp(sectionList, "What the page shows, from top to bottom"),
  ...addressField,
  within: withHelp(v.optional(routeKey), "The page above it, which it links back to", "Part of"),
  hidden: withHelp(flag, "Whether search engines should leave it out"),
});
