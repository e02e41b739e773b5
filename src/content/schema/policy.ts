import * as v from "valibot";
import { checkField } from "./check-field.ts";
import { pageHeadFields, addressField } from "./page.ts";
import { withHelp } from "./metadata.ts";
import { sectionList } from "./sections.ts";
import { date } from "./dates.ts";
import { line, markdownOrNothing, sample } from "./types.ts";

const { title, heading, eyebrow, lead, lit, picture, pictureAlt } = pageHeadFields;

const policyFields = {
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
  sections: withHelp(
    sectionList,
    "What the page shows; none means the usual: the text, with a list of its headings",
  ),
  ...addressField,
  body: withHelp(markdownOrNothing, "The text; none on a page with sections, which have their own"),
};

/** A policy or a page of rules. The file is named after its page; the text is below the front matter. */
export const policySchema = v.pipe(
  v.strictObject(policyFields),
  checkField(
    "body",
    ({ body, sections }) => body !== "" || sections.length > 0,
    "expected some words, or `sections` above",
  ),
  checkField(
    "sections",
    ({ body, sections }) => body === "" || sections.length === 0,
    "sections take the place of the text below: write it as one of them, `- type: text` with a `body`",
  ),
  checkField(
    "updated",
    ({ updated, sections }) => updated === undefined || sections.length === 0,
    "sections take the place of the text: write this in its section, `- type: text`",
  ),
);
