import * as v from "valibot";
import { withHelp, line, markdown, picture } from "./types.ts";

/** The texts of a page that has no other content file. The file is named after the page. */
export const pageSchema = v.strictObject({
  title: withHelp(line, "The title in the browser's tab and in search results"),
  description: withHelp(line, "What the page offers, in one or two sentences, for search results"),
  heading: withHelp(line, "The heading on the page"),
  eyebrow: withHelp(v.optional(line), "The small words above the heading"),
  lead: withHelp(v.optional(line), "The sentence under the heading"),
  picture: withHelp(v.optional(picture), "The picture at the head of the page"),
  body: withHelp(v.optional(markdown), "The text below that, in Markdown"),
});
