import * as v from "valibot";
import { explained, line, markdown } from "./types.ts";

/** What holds for every package of lessons or training. */
export const packageTermsSchema = v.strictObject({
  heading: explained(line, "The heading above the terms"),
  body: explained(markdown, "The terms, shown on every page that sells lessons or training"),
});
