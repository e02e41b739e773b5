import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { line, markdown } from "./types.ts";

/** Terms that several pages show, such as those of every package of lessons or training. */
export const termsSchema = v.strictObject({
  heading: withHelp(line, "The heading above the terms"),
  body: withHelp(markdown, "The terms"),
});
