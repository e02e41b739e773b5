import * as v from "valibot";
import { pageTextFields, addressField } from "./page.ts";
import { withHelp } from "./metadata.ts";
import { flag, line, markdown, date, sample } from "./types.ts";

const { title, heading, eyebrow, lead, picture, pictureAlt } = pageTextFields;

/** A policy or a page of rules. The file is named after its page; the text is below the front matter. */
export const policySchema = v.strictObject({
  sample,
  title,
  heading,
  eyebrow,
  description: withHelp(line, "What the page says, in one or two sentences, for search results"),
  lead,
  picture,
  pictureAlt,
  updated: withHelp(v.optional(date), "The day it was last changed"),
  coaches: withHelp(
    flag,
    "Whether the page begins with people: its first section in large letters, then the faces and names of all coaches",
    "Begin with the coaches",
  ),
  ...addressField,
  body: withHelp(markdown, "The text"),
});
