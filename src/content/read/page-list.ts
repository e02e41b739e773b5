/** The pages of a facility: those of the route map that have texts, and one for each file of the page folders. */
import {
  isRouteKey,
  pageFolders,
  routeKeys,
  routeOf,
  views,
  type PageFolder,
  type Route,
  type View,
  type ViewName,
} from "../../routes.ts";
import { partsOfOldAddress } from "../schema/redirects.ts";
import type { Content } from "../schema/registry.ts";

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

const folders = Object.keys(pageFolders) as PageFolder[];
const known = new WeakMap<object, ReadonlyMap<string, Page>>();

/** The pages by their keys: first those of the map, then folder by folder. Works with incomplete content. */
export function pageList(content: Partial<PageSources>): ReadonlyMap<string, Page> {
  const before = known.get(content);
  if (before) return before;
  const all = [...pagesOfTheMap(content), ...folders.flatMap((folder) => pagesIn(folder, content))];
  // Two files of one name are a problem that the rules report; the first is the page.
  const list = new Map<string, Page>();
  for (const page of all) if (!list.has(page.key)) list.set(page.key, page);
  known.set(content, list);
  return list;
}

function pagesOfTheMap(content: Partial<PageSources>): Page[] {
  const { pages = [] } = content;
  const worded = new Set(pages.map(({ slug }) => slug));
  return routeKeys
    .filter((key) => worded.has(key))
    .map((key) => {
      const { aliases: fixed = [], hidden = false, within, ...route } = routeOf(key);
      const aliases = [...fixed, ...oldAddressesOf(content, key)];
      return { ...views[route.view], ...route, key, folder: "pages", aliases, hidden, within };
    });
}

/** The old addresses of a page, without those that have a query: files have none, so only a host can redirect these. */
function oldAddressesOf({ redirects }: Partial<PageSources>, key: string): string[] {
  return (redirects?.redirects ?? [])
    .filter(({ to }) => to === key)
    .map(({ from }) => partsOfOldAddress(from))
    .filter(({ query }) => query.length === 0)
    .map(({ path }) => path);
}

/** The pages that a folder's files make. */
export function pagesIn(folder: PageFolder, content: Partial<PageSources>): Page[] {
  const { packages = [], "event-kinds": kinds = [] } = content;
  const entries = content[folder] ?? [];
  return entries
    .filter(({ slug }) => folder !== "pages" || !isRouteKey(slug))
    .map((entry): Page => {
      const { slug, address = `/${slug}` } = entry;
      const usual: { view: ViewName; within?: string } = pageFolders[folder];
      const viewOfPage = (): ViewName => {
        if ("form" in entry && entry.form !== undefined) return "form";
        if (kinds.some(({ page }) => page === slug)) return "events";
        if (packages.some(({ listedOn }) => listedOn.includes(slug))) return "pricing";
        return usual.view;
      };
      const view = folder === "pages" ? viewOfPage() : usual.view;
      const place = "hidden" in entry ? entry : { within: usual.within, hidden: false };
      const pictured = view === "text" && "picture" in entry && entry.picture !== undefined;
      return {
        ...views[view],
        ...(pictured ? { headBackground: "turf" } : {}),
        key: slug,
        folder,
        path: address,
        aliases: oldAddressesOf(content, slug),
        view,
        hidden: place.hidden,
        within: place.within,
      };
    });
}
