import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import {
  flag,
  line,
  markdown,
  optionalList,
  pageAddress,
  picture,
  pictureAlt,
  routeKey,
  sample,
} from "./types.ts";
import { formName } from "./form.ts";

/** The place on the site of a page without a fixed address. */
export const addressField = {
  address: withHelp(
    v.optional(pageAddress),
    "Its address on the site, such as /birthday-parties; without one, it is the name of its file",
  ),
};

/** The texts at the top of a page, and its title in search results. */
export const pageTextFields = {
  title: withHelp(line, "The title in the browser's tab and in search results"),
  description: withHelp(line, "What the page offers, in one or two sentences, for search results"),
  heading: withHelp(line, "The heading on the page"),
  eyebrow: withHelp(
    v.optional(line),
    "The small words above the heading; a page within another has the links to its parents there instead",
  ),
  lead: withHelp(v.optional(line), "The sentence under the heading"),
  picture: withHelp(
    v.optional(picture),
    "The picture at the head of the page, cut to a wide strip on phones",
  ),
  pictureAlt,
  steps: withHelp(
    v.optional(markdown),
    "How to buy it, as a numbered list in Markdown, above the buttons; short, so that the first button stays on a phone's first screen",
  ),
  purchaseNote: withHelp(
    v.optional(markdown),
    "A sentence directly under what the page sells, such as how to cancel, in Markdown; the price list has it, too",
  ),
  body: withHelp(v.optional(markdown), "The text below that, in Markdown"),
};

/** A page: its texts, and its place on the site if it is not one of the route map. The file is named after the page. */
export const pageSchema = v.strictObject({
  sample,
  ...pageTextFields,
  questions: withHelp(
    optionalList(
      v.strictObject({
        question: withHelp(line, "What people ask, in their words"),
        answer: withHelp(markdown, "The answer, in Markdown"),
      }),
    ),
    "Questions people ask, below the text; each opens to its answer",
  ),
  deskQuestions: withHelp(
    optionalList(line),
    "What to ask the front desk about, a few words each: one sentence, with the number to call",
    "Ask the desk",
  ),
  pictures: withHelp(optionalList(picture), "More pictures, in a row below the text"),
  ...addressField,
  within: withHelp(v.optional(routeKey), "The page above it, which it links back to", "Part of"),
  form: formName,
  hidden: withHelp(flag, "Whether search engines should leave it out"),
});
