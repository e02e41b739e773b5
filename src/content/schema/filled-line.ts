/** Lines of text in which the site fills in values, by their names in braces: `Rent {rate}`. */
import * as v from "valibot";
import { line } from "./types.ts";

type Placeholder = `{${string}}`;

/** A text without variables, such as `{{facility.phone}}`. */
function withoutVariables(words: string): string {
  return words.replaceAll(/\{\{[^{}]*\.[^{}]*\}\}/gu, "");
}

/** Whether a text has braces that are left when those of placeholders are filled in. */
function hasOtherBraces(words: string, placeholders: readonly Placeholder[]): boolean {
  let left = withoutVariables(words);
  for (const placeholder of placeholders) left = left.replaceAll(placeholder, "");
  return /[{}]/u.test(left);
}

/** A line that may have these placeholders, `lineWith("{message}", "{when}")`, and no other braces. */
export function lineWith(...placeholders: readonly Placeholder[]) {
  const rule =
    placeholders.length === 0
      ? "expected a text without braces, since nothing is filled in here: visitors would read them"
      : `expected only ${placeholders.join(", ")} in braces, with one brace on each side: visitors would read any other`;
  return v.pipe(
    line,
    v.check((words) => !hasOtherBraces(words, placeholders), rule),
  );
}

/** A line that has a placeholder once, and no other braces; `what` says what it is for. */
export function lineThatNeeds(placeholder: Placeholder, what = "where the site puts the value") {
  return v.pipe(
    line,
    v.check((words) => words.includes(placeholder), `expected a text with ${placeholder} in it, ${what}`),
    v.check(
      (words) =>
        !words.includes(placeholder) ||
        (words.split(placeholder).length === 2 && !hasOtherBraces(words, [placeholder])),
      `expected ${placeholder} once, with one brace on each side, and nothing else in braces: visitors would read it`,
    ),
  );
}
