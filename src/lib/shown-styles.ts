/** Which of its style sheets a page prints: those of what it shows. */
import { memoize } from "./memoize.ts";

/**
 * The text of the styles that a page prints: the sheets for every page, then those of components that have a rule for
 * something in the HTML.
 */
export function shownStyles(
  forEveryPage: readonly string[],
  ofComponents: readonly string[],
  html: string,
): string {
  const classes = classesIn(html);
  const shown = ofComponents.filter((sheet) => hasRuleFor(sheet, classes));
  return [...forEveryPage, ...shown].join("");
}

/** The classes of all elements of a page. */
function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u)));
}

/** Whether one of a sheet's rules is for elements of these classes. A sheet that names no class is for every page. */
function hasRuleFor(sheet: string, classes: ReadonlySet<string>): boolean {
  const needed = classesNeededBy(sheet);
  return needed.length === 0 || needed.some((names) => names.every((name) => classes.has(name)));
}

/** The classes that each of a sheet's selectors needs, of those that need any. All pages ask about the same sheets. */
const classesNeededBy = memoize((sheet) =>
  selectorsOf(sheet)
    .map(classesOf)
    .filter((names) => names.length > 0),
);

/** What stands before a brace, each part by itself, without comments and without what an element must not be. */
function selectorsOf(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gsu, "").match(/[^{};]+(?=\{)/gu) ?? [];
  return rules
    .map((rule) => rule.replaceAll(/:not\([^()]*\)/gu, ""))
    .flatMap(alternatives)
    .flatMap((rule) => rule.split(","));
}

/** A selector for each of what an element may be: `.a b` and `.c b` of `:is(.a, .c) b`. */
function alternatives(selector: string): string[] {
  const [whole = "", choices = ""] = /:(?:is|where)\(([^()]*)\)/u.exec(selector) ?? [];
  if (whole === "") return [selector];
  return choices.split(",").flatMap((choice) => alternatives(selector.replace(whole, choice)));
}

/** The classes without which a selector fits nothing: of `.card > .price`, `card` and `price`. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = ""]) => name);
}
