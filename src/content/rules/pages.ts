/** Rules about pages: their addresses, and everything that leads to one. */
import { files, isRouteKey, pageFolders, reservedNames, routeKeys, routeOf } from "../../routes.ts";
import { targetsIn } from "./markdown-links.ts";
import { pageList, pagesIn } from "../read/page-list.ts";
import { partsOfAlias } from "../schema/redirects.ts";
import { fileOf } from "../schema/registry.ts";
import { lineOf } from "./markdown.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";
import { valuesOf } from "./values.ts";

const folders = Object.keys(pageFolders) as (keyof typeof pageFolders)[];

/** A page that a file makes. */
interface FilePage {
  /** The key of its document. */
  readonly document: string;
  readonly path: string;
  /** The file that has its name already; `undefined` if the page is the first of its name. */
  readonly namesake: string | undefined;
}

/** The pages that files make, folder by folder. */
function filePages({ content }: Pick<RuleInput, "content">): FilePage[] {
  const files = new Map<string, string>(routeKeys.map((key) => [key, `content/pages/${key}.yaml`]));
  return folders.flatMap((folder) =>
    pagesIn(folder, content).map(({ key, path }): FilePage => {
      const document = `${folder}/${key}`;
      const namesake = files.get(key);
      if (namesake === undefined) files.set(key, `content/${fileOf(document)}`);
      return { document, path, namesake };
    }),
  );
}

/** No two pages have the same name. */
function namesDiffer({ content }: RuleInput, report: Report): void {
  for (const { document, namesake } of filePages({ content }))
    if (namesake !== undefined)
      report(document, [], `${namesake} has this name already: give one of them another name`);
}

/** The addresses that are taken, with the name of their holder for messages. */
type Holders = Map<string, string>;

/** The addresses of the route map. */
function fixedAddresses(): Holders {
  return new Map(
    routeKeys.flatMap((key) => {
      const { path, aliases = [] } = routeOf(key);
      return [path, ...aliases].map((address) => [address, "the site"] as const);
    }),
  );
}

/** The page or the part of the site that an address belongs to, as a message names it; `undefined` if it is free. */
function holderOf(holders: Holders, address: string): string | undefined {
  const reserved = address.split("/").find((name) => reservedNames.includes(name));
  if (reserved !== undefined) return `the site, like all with "${reserved}"`;
  return holders.get(address);
}

/** Whether an owner chose a page's address; else it is the name of its file. */
function isChosen({ document, path }: FilePage): boolean {
  return !document.endsWith(path);
}

/** No two pages have the same address, and none has one that the site needs itself. */
function addressesAreFree({ content }: RuleInput, report: Report): void {
  const holders = fixedAddresses();
  // Two pages of one name often have one address, too: only the name is reported.
  const pages = filePages({ content }).filter(({ namesake }) => namesake === undefined);
  // Addresses that follow from a file's name come first, so that a problem is at the field that can be changed.
  const claims = pages.toSorted((a, b) => Number(isChosen(a)) - Number(isChosen(b)));
  for (const { document, path } of claims) {
    const holder = holderOf(holders, path);
    if (holder === undefined) holders.set(path, `content/${fileOf(document)}`);
    else report(document, ["address"], `this address belongs to ${holder}: choose another (found "${path}")`);
  }
  aliasesAreFree({ content }, report, holders);
}

/** Whether an address is that of a file that the site makes: its icons, the sitemap, styles and scripts. */
function isFileOfTheSite(path: string): boolean {
  const made: readonly string[] = Object.values(files);
  return made.includes(path) || /^\/(?:_|[^/]+\.(?:png|ico)$)/u.test(path);
}

/** An alias leads to one page, and nothing else is at its address, in lowercase or capital letters. */
function aliasesAreFree(
  { content: { redirects } }: Pick<RuleInput, "content">,
  report: Report,
  holders: Holders,
): void {
  const seen = new Set<string>();
  const holdersInLowercase = new Map([...holders].map(([path, holder]) => [path.toLowerCase(), holder]));
  for (const [index, { from }] of (redirects?.redirects ?? []).entries()) {
    const problem = (message: string) =>
      report("redirects", ["redirects", index, "from"], `${message} (found "${from}")`);
    const { path, query } = partsOfAlias(from);
    // With a query, it may have the address of a page: only the host reads the query.
    const hasQuery = query.length > 0;
    const alias = (hasQuery ? from : path).toLowerCase();
    const holder = hasQuery ? undefined : holderOf(holders, path);
    const holderInLowercase = hasQuery ? undefined : holdersInLowercase.get(path.toLowerCase());
    const isRepeated = seen.has(alias);
    seen.add(alias);
    if (isRepeated) problem("this address is in two redirects: keep one");
    else if (holder !== undefined)
      problem(`there is a page at this address, which belongs to ${holder}: leave the redirect out`);
    else if (holderInLowercase !== undefined)
      problem(
        `only its capital letters set this address apart from that of ${holderInLowercase}, and hosts treat both alike: leave the redirect out`,
      );
    else if (isFileOfTheSite(path)) problem("the site has a file at this address: leave the redirect out");
  }
}

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
function missingPageRule(content: RuleInput["content"], name: string): string {
  const pages = [...pageList(content).values()];
  const pageThere = pages.find(({ path, aliases }) => path === name || aliases.includes(name));
  if (pageThere) return `expected the name of the page, ${pageThere.key}, not its address`;
  if (name.startsWith("https://"))
    return "expected the name of a page of this site, not the address of another";
  return "this page does not exist here: choose another, or add it";
}

/** Every page that is named exists: in menus, buttons, price lists, notices and links in texts. */
function pagesExist({ content, documents }: RuleInput, report: Report): void {
  const exists = (key: string) => folders.some((folder) => documents.has(`${folder}/${key}`));
  for (const { key, path, value } of valuesOf(content, "page"))
    if (!exists(value)) report(key, path, `${missingPageRule(content, value)} (found "${value}")`);
  for (const { key, path, value } of valuesOf(content, "text")) {
    for (const target of targetsIn(value)?.links ?? []) {
      const [, page] = /^route:([^#]*)/u.exec(target) ?? [];
      if (page !== undefined && !exists(page))
        report(key, path, `${missingPageRule(content, page)} (found "${target}")`, lineOf(value, target));
    }
  }
}

/** Packages, events and spaces name pages whose views show them. */
function pagesFitTheirEntries({ content }: RuleInput, report: Report): void {
  const pages = pageList(content);
  for (const { slug, kind, listedOn } of content.packages ?? [])
    for (const [index, key] of listedOn.entries()) {
      const page = pages.get(key);
      if (!page) continue;
      const path = ["listedOn", index];
      if (!page.sellsPackages)
        report(`packages/${slug}`, path, `this page shows no packages: choose another (found "${key}")`);
      else if (page.view === "specials" && kind !== "special")
        report(
          `packages/${slug}`,
          path,
          `this page shows only packages of the kind special (found "${key}")`,
        );
    }
  const others = [
    ["event-kinds", "events"],
    ["spaces", "spaces"],
  ] as const;
  for (const [folder, shown] of others)
    for (const { slug, page } of content[folder] ?? []) {
      const view = page === undefined ? undefined : pages.get(page)?.view;
      if (view && view !== shown)
        report(
          `${folder}/${slug}`,
          ["page"],
          `this page shows no ${shown}: choose another (found "${page}")`,
        );
    }
}

export const pageRules: readonly Rule[] = [
  namesDiffer,
  addressesAreFree,
  fixedPagesStay,
  homeHasNoPageText,
  noPageIsWithinItself,
  pagesExist,
  pagesFitTheirEntries,
];
