import * as v from "valibot";
import { withHelp, line, picture, pictureAlt, sample } from "./types.ts";

/** A visitor's review. */
export const testimonialSchema = v.strictObject({
  sample,
  quote: withHelp(line, "What they said, in their words"),
  author: withHelp(line, "Who said it"),
  role: withHelp(line, "Who they are, such as parent of a 12U catcher"),
  picture: withHelp(v.optional(picture), "A picture of them, square; leave it out if there is none"),
  pictureAlt,
});
