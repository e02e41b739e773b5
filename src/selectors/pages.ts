/** The pages of a facility and their texts. */
import { onceFor } from "../lib/memoize.ts";
import { routeOf } from "../routes.ts";
import { pageList, type Page, type PageSources } from "../content/read/page-list.ts";
import { pagesWithSections } from "../content/read/page-sections.ts";
import { entryOf, type Content, type PageFile } from "../content/schema/registry.ts";

/** A page's texts in the browser's tab, in search results and at its top. */
export type PageTexts = Pick<PageFile, "title" | "description" | "heading"> &
  Partial<Pick<PageFile, "eyebrow" | "lead" | "lit" | "picture">>;

/** A page of the facility with its texts and the links to its parent pages. */
export type SitePage = ReturnType<typeof sitePage>;

/** The pages of the facility; the 404 page is one of them. Works with incomplete content. */
export function existingPages(content: Partial<PageSources>): Page[] {
  return [...pageList(content).values()];
}

export function hasPage(content: Content, key: string): boolean {
  return pageList(content).has(key);
}

/**
 * A page by its key.
 * @throws Error if the facility has no such page.
 */
export function pageOf(content: Partial<PageSources>, key: string): Page {
  const page = pageList(content).get(key);
  if (!page) throw new Error(`there is no page "${key}" in the content`);
  return page;
}

/**
 * The texts of a page, from its file.
 * @throws Error if the facility has no such page.
 */
export function pageTexts(content: Partial<PageSources>, key: string): PageTexts {
  const { folder } = pageOf(content, key);
  if (folder !== "jobs") return entryOf<PageTexts>(content[folder] ?? [], key);
  const { title, description } = entryOf(content.jobs ?? [], key);
  return { title: `${title} Job Description`, description, heading: title };
}

/** Every page of the facility except the 404 page. */
export function sitePages(content: Content): SitePage[] {
  return [...new Set(pagesByAddress(content).values())].filter(
    ({ path }) => path !== routeOf("notfound").path,
  );
}

/**
 * The page at an address (`/hitting`, `/coachbios/hitting`).
 * @throws Error if the facility has none.
 */
export function pageAt(content: Content, path: string): SitePage {
  const page = pagesByAddress(content).get(path);
  if (!page) throw new Error(`there is no page at ${path}`);
  return page;
}

/** The props of a route. */
export interface PageProps {
  readonly page: SitePage;
}

/** The files in `src/pages` that show pages. All but the search, jobs and the 404 page have the shape of `[...page].astro`. */
type RouteName = "page" | "search" | "job" | "404";

function routeNameOf({ key, folder }: Pick<Page, "key" | "folder">): RouteName {
  if (folder === "jobs") return "job";
  if (key === "notfound") return "404";
  return key === "search" ? "search" : "page";
}

/** The pages of a route at each of their addresses, as Astro's static paths; the parameter has the route's name. */
export function pathsOf(content: Content, route: RouteName) {
  return [...pagesByAddress(content)]
    .filter(([, page]) => routeNameOf(page) === route)
    .map(([address, page]) => ({
      params: { [route]: address.slice(1) || undefined },
      props: { page },
    }));
}

/** The pages by each of their addresses, aliases too. */
export const pagesByAddress = onceFor((content: Content): ReadonlyMap<string, SitePage> => {
  const pages = existingPages(content).map((page) => sitePage(content, page));
  return new Map(
    pages.flatMap((page) => [page.path, ...page.aliases].map((address) => [address, page] as const)),
  );
});

function sitePage(content: Content, page: Page) {
  const { sections } = pagesWithSections(content).find(({ key }) => key === page.key) ?? { sections: [] };
  return {
    ...page,
    sections,
    texts: pageTexts(content, page.key),
    /** Links to its parent pages without Home, the nearest last. */
    parents: linksTo(content, parentKeys(content, page.key)),
  };
}

/** The keys of a page's parent pages, nearest last. Ends even in a circle, which the rules report. */
function parentKeys(content: Content, key: string): string[] {
  const above: string[] = [];
  let next = pageList(content).get(key)?.within;
  while (next !== undefined && !above.includes(next)) {
    above.unshift(next);
    next = pageList(content).get(next)?.within;
  }
  return above;
}

/** Links to pages that the facility has, named by their headings. */
export function linksTo(content: Content, keys: readonly string[]): { label: string; href: string }[] {
  return keys
    .filter((key) => hasPage(content, key))
    .map((key) => ({ label: pageTexts(content, key).heading, href: pageOf(content, key).path }));
}
