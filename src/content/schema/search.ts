import * as v from "valibot";
import { withHelp } from "./metadata.ts";
import { routeKey } from "./names.ts";
import { line, optionalList } from "./types.ts";

/** What stands between the commas of a line. */
function wordsOf(text: string): string[] {
  return text.split(",").map((word) => word.trim());
}

/** One line of words that mean the same. The search compares single words, so two of them would each mean the others. */
const synonymLine = v.pipe(
  line,
  v.check((text) => wordsOf(text).length > 1, "expected words that mean the same, with commas between them"),
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => wordsOf(text).every((word) => /^\S+$/u.test(word)),
    ({ input }) => {
      const several = wordsOf(input).find((word) => !/^\S+$/u.test(word));
      return several === ""
        ? "there is nothing between two of its commas"
        : `a synonym is one word: write "${several}" under \`phrases\`, at the page that answers`;
    },
  ),
);

/** Synonyms and phrases for the search, besides the words on the pages. */
export const searchSchema = v.strictObject({
  synonyms: withHelp(
    optionalList(synonymLine),
    "Single words that mean the same, in any language, with commas between them: whoever types one finds the others",
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
