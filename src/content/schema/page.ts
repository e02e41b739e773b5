import * as v from "valibot";
import { explained, line, markdown, picture } from "./types.ts";

/** The words of a page that has no other file of its own; the file is named as its page. */
export const pageSchema = v.strictObject({
  title: explained(line, "The title in the browser's tab and in search results"),
  description: explained(line, "What the page offers, in one or two sentences, for search results"),
  heading: explained(line, "The heading on the page"),
  eyebrow: explained(v.optional(line), "The small words above the heading"),
  lead: explained(v.optional(line), "The sentence under the heading"),
  picture: explained(v.optional(picture), "The picture at the head of the page"),
  body: explained(v.optional(markdown), "The text below that, in Markdown"),
});
