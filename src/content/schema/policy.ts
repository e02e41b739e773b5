import * as v from "valibot";
import { whereabouts } from "./page.ts";
import { withHelp, line, markdown, date, picture } from "./types.ts";

/** A policy or a page of rules. The file is named after its page; the text is below the front matter. */
export const policySchema = v.strictObject({
  title: withHelp(line, "The title in the browser's tab and in search results"),
  heading: withHelp(line, "The heading on the page"),
  description: withHelp(line, "What the page says, in one or two sentences, for search results"),
  lead: withHelp(v.optional(line), "The sentence under the heading"),
  picture: withHelp(
    v.optional(picture),
    "The picture at the head of the page, cut to a wide strip on phones",
  ),
  updated: withHelp(v.optional(date), "The day it was last changed"),
  confirmed: withHelp(
    v.optional(date),
    "The day you read every sentence and found it true of your facility; the launch check asks for it on the pages you are held to",
  ),
  ...whereabouts,
  body: withHelp(markdown, "The text"),
});
