import * as v from "valibot";
import { pageHeadFields, addressField } from "./page.ts";
import { withHelp } from "./metadata.ts";
import { sectionList } from "./sections.ts";
import { line, markdown, date, sample } from "./types.ts";

const { title, heading, eyebrow, lead, lit, picture, pictureAlt } = pageHeadFields;

/** A policy or a page of rules. The file is named after its page; the text is below the front matter. */
export const policySchema = v.strictObject({
  sample,
  title,
  heading,
  eyebrow,
  description: withHelp(line, "What the page says, in one or two sentences, for search results"),
  lead,
  lit,
  picture,
  pictureAlt,
  updated: withHelp(v.optional(date), "The day it was last changed"),
  sections: withHelp(sectionList, "More sections, below its text"),
  ...addressField,
  body: withHelp(markdown, "The text"),
});
