/**
 * The pages that the site itself needs, and the content folders that make a page of each file.
 * `content/read/page-list.ts` joins them with a facility's content into its pages. Routing, menus, canonical links, the
 * sitemap, redirects and the every-page tests derive from those.
 *
 * What a page shows is in its file: `content/schema/sections.ts` has the kinds of sections.
 */

/** A page whose place on the site no content changes. */
interface Route {
  /** The address, without a trailing slash; "/" is Home. */
  readonly path: `/${string}`;
  /**
   * Other addresses of the same page; `path` is the canonical one. An owner adds more in `redirects.yaml`. The page is
   * built at each (`pathsOf` in `selectors/pages.ts`), and hosts that can redirect them do (`hosting/site-rules.ts`).
   */
  readonly aliases?: readonly `/${string}`[];
  /** Aliases that are pages of their own on hosts that could redirect (only /home). */
  readonly keepAliases?: true;
  /** Hidden from search engines and not in the sitemap. */
  readonly hidden?: true;
}

/** The address of Home in links. */
export const homePath = "/home";

/** These pages by the names of their files in `content/pages`. */
export const routes = {
  home: { path: "/", aliases: [homePath], keepAliases: true },
  search: { path: "/search" },
  notfound: { path: "/404", hidden: true },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

/** The content folders with a page for each file. The address is the file's name unless the file has an `address`. */
export const pageFolderNames = ["disciplines", "pages", "policies", "jobs"] as const;

export type PageFolder = (typeof pageFolderNames)[number];

/** Names that no page may have in its address: they belong to files, the desk and the local mail service. */
export const reservedNames: readonly string[] = ["admin", "api", "files", "index", "og"];

/** Generated files for search engines and visitors' programs. */
export const generatedFiles = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  search: "/search.json",
  speculation: "/speculation-rules.json",
} as const;

export const routeKeys = Object.keys(routes) as RouteKey[];

/** Whether `key` names a page that the site itself needs. */
export function isRouteKey(key: string): key is RouteKey {
  return Object.hasOwn(routes, key);
}

/** The route typed as `Route`, where the map's literal type is too narrow. */
export function routeOf(key: RouteKey): Route {
  return routes[key];
}
