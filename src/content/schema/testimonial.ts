import * as v from "valibot";
import { explained, line, picture, sample } from "./types.ts";

/** A visitor's review. */
export const testimonialSchema = v.strictObject({
  sample,
  quote: explained(line, "What they said, in their words"),
  author: explained(line, "Who said it"),
  role: explained(line, "Who they are, such as parent of a 12U catcher"),
  picture: explained(v.optional(picture), "A picture of them, square; leave it out if there is none"),
});
