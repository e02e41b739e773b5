import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { line, optionalList, routeKey } from "./types.ts";

/** Synonyms and phrases for the search, besides the words on the pages. */
export const searchSchema = v.strictObject({
  synonyms: withHelp(
    optionalList(line),
    "Words that mean the same, in any language, with commas between them: whoever types one finds the others",
  ),
  phrases: withHelp(
    optionalList(
      v.strictObject({
        page: withHelp(routeKey, "The page that answers"),
        words: withHelp(line, "What visitors type who look for this page, with commas between"),
      }),
    ),
    "What visitors ask for in words that are not on the page",
  ),
  foundLast: withHelp(
    optionalList(routeKey),
    "Pages to find late, such as the privacy policy, unless somebody asks for them by name or by their phrases above",
    "Found last",
  ),
  suggestions: withHelp(
    v.pipe(optionalList(routeKey), v.maxLength(4, "expected at most four pages")),
    "Up to four pages to offer when nothing is found",
    "Likeliest pages",
  ),
});
