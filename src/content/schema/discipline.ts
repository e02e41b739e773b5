import * as v from "valibot";
import { pageHeadFields, addressField } from "./page.ts";
import { withHelp } from "./metadata.ts";
import { sectionList } from "./sections.ts";
import { picture, pictureAlt } from "./names.ts";
import { line, wholeNumber } from "./types.ts";

/** The capacity of a coach page (specification, section 9). */
export const maxCoachCards = 9;

/** A discipline and its page, which shows its coaches. The menus give the disciplines their order. */
export const disciplineSchema = v.strictObject({
  name: withHelp(line, "What players train: Hitting"),
  summary: withHelp(line, "One sentence for cards that link here"),
  ...pageHeadFields,
  picture: withHelp(
    v.optional(picture),
    "The picture on cards that link here, cut to 4:5, higher than wide; at the head of the page, too, if it lights no rooms",
  ),
  pictureAlt,
  openSpots: withHelp(
    v.optional(
      v.pipe(wholeNumber("expected a whole number"), v.minValue(0, "expected a whole number of at least 0")),
      0,
    ),
    `How many open spots the page shows after its coaches; at most ${maxCoachCards} cards in all`,
  ),
  bookLabel: withHelp(v.optional(line, "Book"), "What the booking button says"),
  sections: withHelp(
    sectionList,
    "What the page shows; none means the usual: the other coach pages, its coaches, the terms",
  ),
  ...addressField,
});
