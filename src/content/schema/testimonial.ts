import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { picture, pictureAlt } from "./names.ts";
import { line, paragraphs, sample } from "./types.ts";

/** What a visitor says about the facility; pages call it a review. */
export const testimonialSchema = v.strictObject({
  sample,
  quote: withHelp(paragraphs, "What they said, in their words, with an empty line between two paragraphs"),
  author: withHelp(line, "Who said it"),
  role: withHelp(
    v.optional(line),
    "Who they are, such as parent of a 12U catcher; leave it out if you don't know",
  ),
  picture: withHelp(v.optional(picture), "A picture of them, square; leave it out if there is none"),
  pictureAlt,
});
