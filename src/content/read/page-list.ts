/** The pages of a facility: those of the route map that have texts, and one for each file of the page folders. */
import {
  isRouteKey,
  pageFolderNames,
  pageFolders,
  routeKeys,
  routeOf,
  views,
  type PageFolder,
  type Route,
  type View,
  type ViewName,
} from "../../routes.ts";
import { onceFor } from "../../lib/memoize.ts";
import { partsOfAlias } from "../schema/redirects.ts";
import type { Content, PageFile } from "../schema/registry.ts";

/** The content that decides which pages there are. */
export type PageSources = Pick<Content, PageFolder | "packages" | "event-kinds" | "redirects">;

/** A page: `address` and the other fields of its file, or its line of the route map. */
export interface Page extends View, Pick<Route, "keepAliases"> {
  /** The name of its file, by which links, menus and rules name the page. */
  readonly key: string;
  /** The folder of its texts. */
  readonly folder: PageFolder;
  readonly path: string;
  readonly aliases: readonly string[];
  readonly view: ViewName;
  /** Hidden from search engines and not in the sitemap. */
  readonly hidden: boolean;
  /** The key of the page it is within, which the facility may not have. */
  readonly within: string | undefined;
}

/** The pages by their keys: first those of the route map, then folder by folder. Works with incomplete content. */
export const pageList = onceFor((content: Partial<PageSources>): ReadonlyMap<string, Page> => {
  const all = [...pagesOfRoutes(content), ...pageFolderNames.flatMap((folder) => pagesIn(folder, content))];
  // Two files of one name are a problem that the rules report; the first is the page.
  const list = new Map<string, Page>();
  for (const page of all) if (!list.has(page.key)) list.set(page.key, page);
  return list;
});

function pagesOfRoutes(content: Partial<PageSources>): Page[] {
  const { pages = [] } = content;
  const names = new Set(pages.map(({ slug }) => slug));
  return routeKeys.flatMap((key): Page[] => {
    if (!names.has(key)) return [];
    const { aliases: ownAliases = [], hidden = false, within, ...route } = routeOf(key);
    const aliases = [...ownAliases, ...aliasesOf(content, key)];
    return [{ ...views[route.view], ...route, key, folder: "pages", aliases, hidden, within }];
  });
}

/** The aliases that an owner gave a page, but those with a query: no file has one, so only a host can redirect them. */
function aliasesOf({ redirects }: Partial<PageSources>, key: string): string[] {
  return (redirects?.redirects ?? [])
    .filter(({ to }) => to === key)
    .map(({ from }) => partsOfAlias(from))
    .filter(({ query }) => query.length === 0)
    .map(({ path }) => path);
}

/** The pages that a folder's files make. */
export function pagesIn(folder: PageFolder, content: Partial<PageSources>): Page[] {
  switch (folder) {
    case "pages":
      return (content.pages ?? [])
        .filter(({ slug }) => !isRouteKey(slug))
        .map((file): Page => {
          const view = viewOf(file, content);
          const { hidden, within } = file;
          return {
            ...views[view],
            ...addressesOf(file, content),
            folder,
            view,
            hidden,
            within,
          };
        });
    case "disciplines":
    case "policies":
    case "jobs": {
      const { view, within }: Pick<Route, "view" | "within"> = pageFolders[folder];
      return (content[folder] ?? []).map((file): Page => ({
        ...views[view],
        ...addressesOf(file, content),
        folder,
        view,
        hidden: false,
        within,
      }));
    }
  }
}

/** The view of a file of `pages`: by its form, by what names the page, else the usual one. */
function viewOf({ slug, form }: PageFile, content: Partial<PageSources>): ViewName {
  const { packages = [], "event-kinds": kinds = [] } = content;
  if (form !== undefined) return "form";
  if (kinds.some(({ page }) => page === slug)) return "events";
  if (packages.some(({ listedOn }) => listedOn.includes(slug))) return "pricePage";
  return pageFolders.pages.view;
}

/** The key and the addresses of the page that a file makes. */
function addressesOf(
  { slug, address = `/${slug}` }: Pick<PageFile, "slug" | "address">,
  content: Partial<PageSources>,
) {
  return { key: slug, path: address, aliases: aliasesOf(content, slug) };
}
