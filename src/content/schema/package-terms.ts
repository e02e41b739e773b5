import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { line, markdown } from "./types.ts";

/** The terms of every package of lessons or training. */
export const packageTermsSchema = v.strictObject({
  heading: withHelp(line, "The heading above the terms"),
  body: withHelp(markdown, "The terms, shown on every page that sells lessons or training"),
});
