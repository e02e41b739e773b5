/**
 * The route map: every view, the pages that have a view of their own, and the content folders that make a page of each
 * file. `content/read/page-list.ts` joins the map with a facility's content into its pages. Routing, menus, canonical
 * links, the sitemap, redirects and the every-page tests derive from those.
 *
 * The texts of a route (title, description, heading) are in `content/pages/<key>.yaml`.
 */

/**
 * The background of a page's head: clay, the scoreboard, turf, or plain paper. `field` is turf with a whole field drawn
 * on it, for pages of text; `foul` is that field with a ball that lands foul, for the 404 page. `PageHead.tsx` says
 * what a picture makes of each.
 */
export type HeadBackground = "clay" | "board" | "turf" | "paper" | "field" | "foul";

export interface View {
  readonly headBackground: HeadBackground;
  /** Whether its structured data describes the facility. */
  readonly describesFacility?: true;
  /** Whether it shows the packages that list its page. */
  readonly sellsPackages?: true;
  /** Whether it shows the way to the facility on a map. */
  readonly hasMap?: true;
}

/** The views by the names of their files in `src/pages`. Clay is for people, the board for prices, turf for play. */
export const views = {
  home: {
    headBackground: "paper",
    describesFacility: true,
  },
  text: { headBackground: "field" },
  notfound: { headBackground: "foul" },

  discipline: { headBackground: "clay" },
  coaches: { headBackground: "clay", describesFacility: true },
  testimonials: { headBackground: "clay" },

  pricePage: { headBackground: "board", sellsPackages: true },
  priceList: { headBackground: "board" },
  search: { headBackground: "paper" },
  hours: { headBackground: "board", describesFacility: true },
  memberships: { headBackground: "board", sellsPackages: true },
  tokens: { headBackground: "board", sellsPackages: true },
  specials: { headBackground: "board", sellsPackages: true },
  founders: { headBackground: "board", sellsPackages: true },
  spaces: { headBackground: "board" },

  events: { headBackground: "turf" },

  policy: { headBackground: "paper" },
  job: { headBackground: "paper" },

  form: { headBackground: "paper" },
  application: { headBackground: "paper" },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof views;

/** A page with a view of its own. What it has in common with its view overrides that. */
export interface Route<Key extends string = RouteKey> extends Partial<
  Pick<View, "headBackground" | "describesFacility" | "hasMap">
> {
  /** The address, without a trailing slash; "/" is Home. */
  readonly path: `/${string}`;
  readonly view: ViewName;
  /**
   * Other addresses of the same page; `path` is the canonical one. An owner adds more in `redirects.yaml`. The page is
   * built at each (`pathsOf` in `selectors/pages.ts`), and hosts that can redirect them do (`hosting/site-rules.ts`).
   */
  readonly aliases?: readonly `/${string}`[];
  /** Aliases that are pages of their own on hosts that could redirect (only /home). */
  readonly keepAliases?: true;
  /** Hidden from search engines and not in the sitemap. */
  readonly hidden?: true;
  /** The key of the parent page, which the page links back to. */
  readonly within?: Key;
}

/** The address of Home in links. */
export const homePath = "/home";

export const routes = defineRoutes({
  home: { path: "/", view: "home", aliases: [homePath], keepAliases: true },

  coaches: { path: "/coaches", view: "coaches" },
  testimonials: { path: "/testimonials", view: "testimonials" },

  prices: { path: "/prices", view: "priceList" },
  // Not named after its address: the folder `content/packages` has what every page sells.
  memberships: { path: "/packages", view: "memberships" },
  rentbattingcages: { path: "/rentbattingcages", view: "spaces" },
  rentopenarea: { path: "/rentopenarea", view: "spaces", headBackground: "turf" },
  buytokens: { path: "/buytokens", view: "tokens", within: "rentbattingcages" },
  specials: { path: "/specials", view: "specials", within: "memberships" },
  founders: { path: "/founders", view: "founders", within: "specials" },

  contactus: { path: "/contactus", view: "form", describesFacility: true, hasMap: true },
  feedback: { path: "/feedback", view: "form", describesFacility: true },
  teampractice: { path: "/teampractice", view: "form", describesFacility: true, headBackground: "turf" },
  employmentapp: { path: "/employmentapp", view: "application" },

  search: { path: "/search", view: "search" },
  hours: { path: "/hours", view: "hours" },
  notfound: { path: "/404", view: "notfound", hidden: true },
});

export type RouteKey = keyof typeof routes;

/** The page of the Founders Club, which alone sells its spots. */
export const foundersPage = "founders" satisfies RouteKey;

/**
 * The content folders with a page for each file: its view, and the page it is within; a file of `pages` names that
 * itself. The address is the file's name unless the file has an `address`. Files of `pages` that have the name of a
 * route hold its texts; others can have the view `form`, `events` or `pricePage` (`pagesIn` in `page-list.ts`).
 */
export const pageFolders = {
  disciplines: { view: "discipline", within: "coaches" },
  pages: { view: "text" },
  policies: { view: "policy" },
  jobs: { view: "job", within: "employmentapp" },
} as const satisfies Record<string, { view: ViewName; within?: RouteKey }>;

export type PageFolder = keyof typeof pageFolders;

export const pageFolderNames = Object.keys(pageFolders) as PageFolder[];

/** Names that no page may have in its address: they belong to generated files, the desk and the local mail service. */
export const reservedNames: readonly string[] = ["admin", "api", "index", "og"];

/** Generated files for search engines and visitors' programs. */
export const generatedFiles = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  search: "/search.json",
  speculation: "/speculation-rules.json",
} as const;

export const routeKeys = Object.keys(routes) as RouteKey[];

/** Whether `key` names a route of the map. */
export function isRouteKey(key: string): key is RouteKey {
  return Object.hasOwn(routes, key);
}

/** The route typed as `Route`, where the map's literal type is too narrow. */
export function routeOf(key: RouteKey): Route {
  return routes[key];
}

/** Keeps the map's literal type while checking it: parent pages must be in the map. */
function defineRoutes<const Map extends Readonly<Record<string, Route<Extract<keyof Map, string>>>>>(
  map: Map,
): Map {
  return map;
}
