/** The unit of a price, of packages and of rates. */
import * as v from "valibot";
import { perText } from "../../lib/money.ts";
import { line } from "./types.ts";

/** The usual words for `per`. Visitors read them after `per`, `a` or `an`: `$75 an hour`. */
export const usualUnits: readonly string[] = [
  "half hour",
  "hour",
  "session",
  "day",
  "week",
  "month",
  "year",
  "person",
  "family",
  "team",
];

/** Other spellings of the usual words. */
const otherSpellings: ReadonlyMap<string, string> = new Map([
  ["1/2 hour", "half hour"],
  ["1/2 hr", "half hour"],
  ["½ hour", "half hour"],
  ["half an hour", "half hour"],
  ["hr", "hour"],
  ["wk", "week"],
  ["mo", "month"],
  ["yr", "year"],
  ["annual", "year"],
  ["dai", "day"],
]);

/** The unit that an owner means: `month` for `per month`, `months`, `monthly`, `1 month`, `mo` and `Month`. */
function unitOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/^(?:per|an?|each|every|\/)\s*\b/u, "")
    .replace(/\.$/u, "");
  const singular = words
    .replace(/^(?:1|one) /u, "")
    .replaceAll("-", " ")
    .replace(/(?:ly|s)$/u, "");
  const unit = otherSpellings.get(singular) ?? singular;
  return usualUnits.includes(unit) ? unit : words;
}

/** Whether a text is only a unit. The facility's own may have capitals, such as 12U team; the usual ones have none. */
function isUnit(text: string): boolean {
  const unit = unitOf(text);
  const lowercase = text.toLowerCase();
  return unit === lowercase && (text === lowercase || !usualUnits.includes(unit));
}

/** The unit of a price: a usual word such as month, or the facility's own. */
export const per = v.pipe(
  line,
  v.check((text) => text !== "once", "a price that is paid once has no `per`: leave it out"),
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    isUnit,
    ({ input }) =>
      `write only the unit, such as ${unitOf(input)}: visitors then read "${perText(unitOf(input))}"`,
  ),
);
