/** Rules about pages, and about everything that leads to one. */
import { nearestName } from "../../lib/nearest.ts";
import { isRouteKey, pageFolderNames, type RouteKey } from "../../routes.ts";
import { buttonTargets, noticeTargets } from "./booking.ts";
import { targetsIn } from "./markdown-links.ts";
import { pageList } from "../read/page-list.ts";
import { packageSections, pagesWithSections } from "../read/page-sections.ts";
import type { Content } from "../schema/registry.ts";
import { roomsNamed, type SpaceUnit } from "../schema/space.ts";
import { isAllRead, type Report, type Rule, type RuleInput } from "./rule.ts";
import { valuesOf } from "../read/values.ts";

/** The pages that the site itself needs keep their place. */
function fixedPagesStay({ content: { pages = [] } }: RuleInput, report: Report): void {
  for (const { slug, address, within, hidden } of pages) {
    if (!isRouteKey(slug)) continue;
    const moved = { address, within, hidden: hidden || undefined };
    for (const [field, value] of Object.entries(moved))
      if (value !== undefined)
        report(`pages/${slug}`, [field], "this page has its fixed place on the site: leave this out");
  }
}

/** The head of Home has a picture, and the facility's tagline in place of an eyebrow. */
function homeHasItsHead({ content: { pages = [] } }: RuleInput, report: Report): void {
  const home = pages.find(({ slug }) => slug === "home");
  if (!home) return;
  if (home.picture === undefined)
    report("pages/home", [], "Home needs a picture behind its first words: add one under `picture`");
  if (home.eyebrow !== undefined)
    report("pages/home", ["eyebrow"], "Home shows the facility's tagline there: leave this out");
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
  const key = name
    .toLowerCase()
    .replace(/^(?:route:\s*|file:\s*|.*\/)/u, "")
    .replace(/(?:\.[a-z]+|#.*)$/u, "");
  if (key !== name && pages.some((page) => page.key === key))
    return `expected only the name of the page, ${key}`;
  const meant = nearestName(
    key,
    pages.map((page) => page.key),
  );
  const guess = meant === undefined ? "" : `; did you mean ${meant}?`;
  return `this page does not exist here: choose another, or add it${guess}`;
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
  for (const { key, path, target } of [...buttonTargets(content), ...noticeTargets(content)]) {
    if (typeof target !== "object" || !("route" in target)) continue;
    const rule = brokenPageRule(target.route, input);
    if (rule !== undefined) report(key, path, `${rule} (found "route:${target.route}")`);
  }
  for (const { key, path, value } of valuesOf(content, "text")) {
    for (const { target, line } of targetsIn(value)?.links ?? []) {
      const [, page] = /^route:([^#]*)/u.exec(target) ?? [];
      const rule = page === undefined ? undefined : brokenPageRule(page, input);
      if (rule !== undefined) report(key, path, `${rule} (found "${target}")`, line);
    }
  }
}

/** A package that names the page that sells it is shown there. */
function pagesSellTheirPackages({ content }: RuleInput, report: Report): void {
  const pages = pagesWithSections(content);
  for (const { slug, kind, soldOn } of content.packages ?? []) {
    const page = pages.find(({ key }) => key === soldOn);
    if (!page || soldOn === undefined) continue;
    const sections = packageSections(page.sections);
    if (!sections.some((section) => section.kind === kind || section.packages.includes(slug)))
      report(
        `packages/${slug}`,
        ["soldOn"],
        `this page doesn't show the package: add it to a section of that page, or choose another (found "${soldOn}")`,
      );
  }
}

/** The rooms that a page lights exist, and have a place on the plan. */
function litRoomsAreOnThePlan(input: RuleInput, report: Report): void {
  const { content } = input;
  if (!isAllRead(input, "spaces")) return;
  for (const folder of ["pages", "disciplines", "policies"] as const)
    for (const { slug, lit } of content[folder] ?? [])
      for (const [index, name] of lit.entries()) {
        const problem = problemOfRooms(roomsNamed(content.spaces ?? [], name));
        if (problem) report(`${folder}/${slug}`, ["lit", index], `${problem} (found "${name}")`);
      }
}

/** Why none of the rooms of a name can be lit. */
function problemOfRooms(rooms: readonly SpaceUnit[]): string | undefined {
  if (rooms.length === 0) return "no space has this name: choose another";
  if (rooms.some(({ at }) => at !== undefined)) return undefined;
  return "this space has no place on the plan: give it one under `at`, or choose another";
}

export const pageRules: readonly Rule[] = [
  litRoomsAreOnThePlan,
  fixedPagesStay,
  homeHasItsHead,
  noPageIsWithinItself,
  pagesExist,
  pagesSellTheirPackages,
];
