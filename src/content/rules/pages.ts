/** Rules about pages, and about everything that leads to one. */
import { isRouteKey, pageFolderNames, type RouteKey, type ViewName } from "../../routes.ts";
import { targetsIn } from "./markdown-links.ts";
import { pageList } from "../read/page-list.ts";
import { lineOf } from "./markdown.ts";
import type { Content } from "../schema/registry.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";
import { valuesOf } from "../read/values.ts";

/** The pages of the route map keep their place on the site. */
function fixedPagesStay({ content: { pages = [] } }: RuleInput, report: Report): void {
  for (const { slug, address, within, hidden } of pages) {
    if (!isRouteKey(slug)) continue;
    const moved = { address, within, hidden: hidden || undefined };
    for (const [field, value] of Object.entries(moved))
      if (value !== undefined)
        report(`pages/${slug}`, [field], "this page has its fixed place on the site: leave this out");
  }
}

/** Home has parts of its own, whose words are in `home.yaml`. */
function homeHasNoPageText({ content: { pages = [] } }: RuleInput, report: Report): void {
  const home = pages.find(({ slug }) => slug === "home");
  if (!home) return;
  for (const field of ["eyebrow", "lead"] as const)
    if (home[field] !== undefined)
      report(
        "pages/home",
        [field],
        "Home shows this from home.yaml (Words, Home): write it there and leave it out here",
      );
  for (const field of ["steps", "purchaseNote", "body", "questions", "pictures"] as const)
    if (home[field] !== undefined && home[field].length > 0)
      report("pages/home", [field], "Home doesn't show this: put it on another page and leave it out here");
}

function noPageIsWithinItself({ content }: RuleInput, report: Report): void {
  const pages = pageList(content);
  for (const { slug } of content.pages ?? []) {
    const above = new Set<string>();
    let next = pages.get(slug)?.within;
    while (next !== undefined && next !== slug && !above.has(next)) {
      above.add(next);
      next = pages.get(next)?.within;
    }
    if (next === slug && !isRouteKey(slug))
      report(
        `pages/${slug}`,
        ["within"],
        `a page can't be part of itself: choose a page that is not part of this one (found "${pages.get(slug)?.within}")`,
      );
  }
}

/** The rule about the name of a page that does not exist: owners also write the address of a page, or of another site. */
function missingPageRule(content: Partial<Content>, name: string): string {
  const pages = [...pageList(content).values()];
  const pageThere = pages.find(({ path, aliases }) => path === name || aliases.includes(name));
  if (pageThere) return `expected the name of the page, ${pageThere.key}, not its address`;
  if (name.startsWith("https://"))
    return "expected the name of a page of this site, not the address of another";
  return "this page does not exist here: choose another, or add it";
}

/** The page that answers for any address without one of its own: nothing leads there. */
const pageOfUnknownAddresses: RouteKey = "notfound";

/** The rule that the name of a page breaks; undefined if it is right. */
function brokenPageRule(name: string, { content, documents }: RuleInput): string | undefined {
  if (name === pageOfUnknownAddresses)
    return "this page is for addresses that have none: nothing can lead to it, so choose another";
  const exists = pageFolderNames.some((folder) => documents.has(`${folder}/${name}`));
  return exists ? undefined : missingPageRule(content, name);
}

/** Every page that is named exists: in menus, buttons, price lists, notices and links in texts. */
function pagesExist(input: RuleInput, report: Report): void {
  const { content } = input;
  for (const { key, path, value } of valuesOf(content, "page")) {
    const rule = brokenPageRule(value, input);
    if (rule !== undefined) report(key, path, `${rule} (found "${value}")`);
  }
  for (const { key, path, value } of valuesOf(content, "text")) {
    for (const target of targetsIn(value)?.links ?? []) {
      const [, page] = /^route:([^#]*)/u.exec(target) ?? [];
      const rule = page === undefined ? undefined : brokenPageRule(page, input);
      if (rule !== undefined) report(key, path, `${rule} (found "${target}")`, lineOf(value, target));
    }
  }
}

/** The views that show only packages of the kind special. */
const viewsOfSpecials: ReadonlySet<ViewName> = new Set(["specials", "founders"]);

/** Packages name pages whose views sell them. */
function pagesSellTheirPackages({ content }: RuleInput, report: Report): void {
  const pages = pageList(content);
  for (const { slug, kind, listedOn } of content.packages ?? [])
    for (const [index, key] of listedOn.entries()) {
      const page = pages.get(key);
      if (!page) continue;
      const path = ["listedOn", index];
      if (!page.sellsPackages)
        report(`packages/${slug}`, path, `this page shows no packages: choose another (found "${key}")`);
      else if (viewsOfSpecials.has(page.view) && kind !== "special")
        report(
          `packages/${slug}`,
          path,
          `this page shows only packages of the kind special (found "${key}")`,
        );
    }
}

/** Kinds of events and spaces name a page whose view shows them. */
function pagesShowTheirEntries({ content }: RuleInput, report: Report): void {
  const { "event-kinds": kinds = [], spaces = [] } = content;
  const entries = [
    ...kinds.map(({ slug, page }) => ({ key: `event-kinds/${slug}`, page, wanted: "events" })),
    ...spaces.map(({ slug, page }) => ({ key: `spaces/${slug}`, page, wanted: "spaces" })),
  ];
  for (const { key, page, wanted } of entries) {
    const view = page === undefined ? undefined : pageList(content).get(page)?.view;
    if (view !== undefined && view !== wanted)
      report(key, ["page"], `this page shows no ${wanted}: choose another (found "${page}")`);
  }
}

export const pageRules: readonly Rule[] = [
  fixedPagesStay,
  homeHasNoPageText,
  noPageIsWithinItself,
  pagesExist,
  pagesSellTheirPackages,
  pagesShowTheirEntries,
];
