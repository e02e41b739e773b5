/** Which of its style sheets a page prints: those of what it shows. */

/** The texts of the sheets that a page may need, before it is known what it shows. */
export interface PageSheets {
  readonly ofRoute: readonly string[];
  readonly ofSections: readonly string[];
  /** Those of what only a script draws: the errors of a form, and what follows Send. */
  readonly ofLaterParts: readonly string[];
}

/**
 * The text of the styles that a page needs for its first paint, each sheet once: those with a rule
 * for something in the HTML, and those of what a script draws later. Of an island, nothing is known: the sections of a page
 * with one have all of their sheets.
 */
export function shownStyles({ ofRoute, ofSections, ofLaterParts }: PageSheets, html: string): string {
  const classes = classesIn(html);
  const isShown = (sheet: string) => hasRuleFor(sheet, classes);
  const sections = html.includes("<astro-island") ? ofSections : ofSections.filter(isShown);
  return [...new Set([...ofRoute.filter(isShown), ...sections, ...ofLaterParts])].join("");
}

/** The classes of all elements of a page. */
function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sclass="([^"]*)"/gu)].flatMap(([, names = ""]) => names.split(/\s+/u)));
}

/** Whether one of a sheet's rules is for elements of these classes. A sheet that names no class is for every page. */
function hasRuleFor(sheet: string, classes: ReadonlySet<string>): boolean {
  const needed = selectorsOf(sheet)
    .map(classesOf)
    .filter((names) => names.length > 0);
  return needed.length === 0 || needed.some((names) => names.every((name) => classes.has(name)));
}

/** What stands before a brace, each part by itself, without comments and without what an element may be or must not be. */
function selectorsOf(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gsu, "").match(/[^{};]+(?=\{)/gu) ?? [];
  return rules.flatMap((rule) => rule.replaceAll(/:(?:not|is)\([^()]*\)/gu, "").split(","));
}

/** The classes without which a selector fits nothing: of `.card > .price`, `card` and `price`. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = ""]) => name);
}
