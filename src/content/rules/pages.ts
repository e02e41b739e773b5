/** Rules about pages: their addresses, and everything that leads to one. */
import { isRouteKey, pageFolders, reservedNames, routeKeys, routeOf, type ViewName } from "../../routes.ts";
import { targetsIn } from "./markdown-links.ts";
import { pageList, pagesIn } from "../read/page-list.ts";
import { collections } from "../schema/registry.ts";
import { lineOf } from "./markdown.ts";
import type { Report, Rule, RuleInput } from "./rule.ts";
import { valuesOf } from "./values.ts";

const folders = Object.keys(pageFolders) as (keyof typeof pageFolders)[];

/** No two pages have the same name. */
function namesDiffer({ content }: RuleInput, report: Report): void {
  const names = new Map<string, string>(routeKeys.map((key) => [key, `content/pages/${key}.yaml`]));
  for (const folder of folders) {
    for (const { key } of pagesIn(folder, content)) {
      const first = names.get(key);
      if (first)
        report(`${folder}/${key}`, [], `${first} has this name already: give one of them another name`);
      else names.set(key, `content/${folder}/${key}${collections[folder].extension}`);
    }
  }
}

/** No two pages have the same address, and none has one that the site needs itself. */
function addressesAreFree({ content }: RuleInput, report: Report): void {
  const holders = new Map<string, string>(
    routeKeys.flatMap((key) => {
      const { path, aliases = [] } = routeOf(key);
      return [path, ...aliases].map((address) => [address, "the site"] as const);
    }),
  );
  const pages = folders.flatMap((folder) =>
    pagesIn(folder, content).map((page) => ({ ...page, document: `${folder}/${page.key}` })),
  );
  // Addresses that follow from a file's name come first, so that a problem is at the field that can be changed.
  const claims: { key: string; field: PropertyKey[]; address: string }[] = [
    ...pages
      .map(({ key, document, path }) => ({
        key: document,
        field: ["address"],
        address: path,
        own: `/${key}`,
      }))
      .sort((a, b) => Number(a.address !== a.own) - Number(b.address !== b.own)),
    ...pages.flatMap(({ document, aliases }) =>
      aliases.map((address, index) => ({ key: document, field: ["aliases", index], address })),
    ),
  ];
  for (const { key, field, address } of claims) {
    const reserved = address.split("/").find((name) => reservedNames.includes(name));
    const holder = reserved === undefined ? holders.get(address) : `the site, like all with "${reserved}"`;
    if (holder === undefined) holders.set(address, `content/${key}`);
    else report(key, field, `this address belongs to ${holder}: choose another (found "${address}")`);
  }
}

/** The pages of the map keep their place on the site. */
function fixedPagesStay({ content: { pages = [] } }: RuleInput, report: Report): void {
  for (const { slug, address, aliases, within, hidden } of pages) {
    if (!isRouteKey(slug)) continue;
    const moved = { address, aliases: aliases[0], within, hidden: hidden || undefined };
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
  for (const field of ["steps", "body", "questions", "pictures"] as const)
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

/** Every page that is named exists: in menus, buttons, price lists, notices and links in texts. */
function pagesExist({ content, documents }: RuleInput, report: Report): void {
  const exists = (key: string) => folders.some((folder) => documents.has(`${folder}/${key}`));
  const message = (found: string) =>
    `this page does not exist here: choose another, or add it (found "${found}")`;
  for (const { key, path, value } of valuesOf(content, "page"))
    if (!exists(value)) report(key, path, message(value));
  for (const { key, path, value } of valuesOf(content, "text")) {
    for (const target of targetsIn(value)?.links ?? []) {
      const [, page] = /^route:([^#]*)/u.exec(target) ?? [];
      if (page !== undefined && !exists(page)) report(key, path, message(target), lineOf(value, target));
    }
  }
}

/** The views that show packages. */
const sellingViews: ReadonlySet<ViewName> = new Set(["pricing", "memberships", "tokens", "specials"]);

/** Packages, events and spaces are on pages that show them. */
function pagesShowThem({ content }: RuleInput, report: Report): void {
  const pages = pageList(content);
  for (const { slug, kind, listedOn } of content.packages ?? [])
    for (const [index, key] of listedOn.entries()) {
      const view = pages.get(key)?.view;
      if (!view) continue;
      const path = ["listedOn", index];
      if (!sellingViews.has(view))
        report(`packages/${slug}`, path, `this page shows no packages: choose another (found "${key}")`);
      else if (view === "specials" && kind !== "special")
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
  pagesShowThem,
];
