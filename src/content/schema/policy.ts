import * as v from "valibot";
import { explained, line, markdown, date, picture } from "./types.ts";

/** A policy or a page of rules; the file is named as its page, the text stands below the front matter. */
export const policySchema = v.strictObject({
  title: explained(line, "The title in the browser's tab and in search results"),
  heading: explained(line, "The heading on the page"),
  description: explained(line, "What the page says, in one or two sentences, for search results"),
  lead: explained(v.optional(line), "The sentence under the heading"),
  picture: explained(v.optional(picture), "The picture at the head of the page"),
  updated: explained(v.optional(date), "The day it was last changed"),
  body: explained(markdown, "The text"),
});
