/**
 * The route map: every view, the pages that have a view of their own, and the content folders that make a page of each
 * file. `content/schema/page-list.ts` joins the map with a facility's content into its pages. Routing, menus, canonical
 * links, the sitemap, redirects and the every-page tests derive from those.
 *
 * The texts of a route (title, description, heading) are in `content/pages/<key>.yaml`.
 */

/**
 * The background of a page's head: clay, the scoreboard, turf, plain paper, or a whole field for a page without
 * content.
 */
export type Ground = "clay" | "board" | "turf" | "paper" | "field";

/** A part of the content, by its name in `content/schema/registry.ts`; or a discipline with its coaches, the memberships on sale, or the specials. */
export type Part =
  | "home"
  | "facility"
  | "hours"
  | "terms"
  | "contactForm"
  | "employmentForm"
  | "feedbackForm"
  | "teamPracticeForm"
  | "camps"
  | "leagues"
  | "programs"
  | "coaches"
  | "disciplines"
  | "jobs"
  | "spaces"
  | "testimonials"
  | "discipline"
  | "memberships"
  | "specials";

export interface View {
  readonly ground: Ground;
  /** The content it shows besides its texts and offers. With "facility", it has the facility's card. */
  readonly shows: readonly Part[];
}

/** The views by the names of their files in `src/pages`. Clay is for people, the board for prices, turf for play. */
export const views = {
  home: {
    ground: "paper",
    shows: ["home", "facility", "hours", "disciplines", "spaces", "testimonials", "memberships"],
  },
  text: { ground: "field", shows: [] },
  notfound: { ground: "field", shows: [] },

  discipline: { ground: "clay", shows: ["discipline"] },
  coaches: { ground: "clay", shows: ["facility", "hours", "coaches"] },
  testimonials: { ground: "clay", shows: ["testimonials"] },

  pricing: { ground: "board", shows: [] },
  prices: { ground: "board", shows: ["spaces"] },
  search: { ground: "paper", shows: [] },
  find: { ground: "turf", shows: [] },
  memberships: { ground: "board", shows: [] },
  tokens: { ground: "board", shows: [] },
  specials: { ground: "board", shows: ["terms", "specials"] },
  spaces: { ground: "board", shows: ["spaces"] },

  programs: { ground: "turf", shows: [] },
  event: { ground: "turf", shows: [] },

  policy: { ground: "paper", shows: [] },
  job: { ground: "paper", shows: [] },

  contact: { ground: "paper", shows: ["contactForm", "facility", "hours"] },
  feedback: { ground: "paper", shows: ["feedbackForm", "facility", "hours"] },
  "team-practice": { ground: "turf", shows: ["teamPracticeForm", "facility", "hours"] },
  employment: { ground: "paper", shows: ["employmentForm", "jobs"] },
} as const satisfies Record<string, View>;

export type ViewName = keyof typeof views;

/** A page with a view of its own. `ground` and `shows` override its view's. */
export interface Route<Key extends string = RouteKey> extends Partial<Pick<View, "ground" | "shows">> {
  /** The address, without a trailing slash; "/" is Home. */
  readonly path: `/${string}`;
  readonly view: ViewName;
  /** Other addresses of the same page; `path` is the canonical one. */
  readonly aliases?: readonly `/${string}`[];
  /** Aliases that are pages of their own on hosts that could redirect (only /home). */
  readonly keepAliases?: true;
  /** Hidden from search engines and not in the sitemap. */
  readonly hidden?: true;
  /** The key of the parent page, which the page links back to. */
  readonly within?: Key;
}

export const routes = defineRoutes({
  home: { path: "/", view: "home", aliases: ["/home"], keepAliases: true },

  ninjayouth: { path: "/ninjayouth", view: "programs", shows: ["programs"] },
  tournament: { path: "/tournament", view: "programs", shows: ["leagues"] },
  camps: { path: "/camps", view: "programs", shows: ["camps"] },

  coaches: { path: "/coaches", view: "coaches" },
  testimonials: { path: "/testimonials", view: "testimonials" },

  prices: { path: "/prices", view: "prices" },
  packages: { path: "/packages", view: "memberships" },
  rentbattingcages: { path: "/rentbattingcages", view: "spaces" },
  rentopenarea: { path: "/rentopenarea", view: "spaces", ground: "turf" },
  buytokens: { path: "/buytokens", view: "tokens" },
  specials: { path: "/specials", view: "specials" },
  founders: { path: "/founders", view: "specials", within: "specials" },

  contactus: { path: "/contactus", view: "contact" },
  feedback: { path: "/feedback", view: "feedback" },
  teampractice: { path: "/teampractice", view: "team-practice" },
  employmentapp: { path: "/employmentapp", view: "employment" },

  search: { path: "/search", view: "search" },
  find: { path: "/find", view: "find" },
  notfound: { path: "/404", view: "notfound", hidden: true },
});

export type RouteKey = keyof typeof routes;

/**
 * The content folders with a page for each file: its view, and the page it is within unless the file names another. The
 * address is the file's name unless the file has an `address`. Files of `pages` that have the name of a route hold its
 * texts; those that list packages have the view `pricing`.
 */
export const pageFolders = {
  disciplines: { view: "discipline", within: "coaches" },
  pages: { view: "text" },
  policies: { view: "policy" },
  jobs: { view: "job", within: "employmentapp" },
} as const satisfies Record<string, { view: ViewName; within?: RouteKey }>;

export type PageFolder = keyof typeof pageFolders;

/** A kind of dated event, with one page for each file in a content folder. */
export interface Kind {
  /** Its addresses; `[slug]` is the file's name. */
  readonly path: `/${string}/[slug]`;
  readonly view: ViewName;
  readonly folder: "camps" | "leagues";
  /** The page that lists them. A facility without that page has none of them. */
  readonly within: RouteKey;
}

export const kinds = {
  camp: { path: "/camps/[slug]", view: "event", folder: "camps", within: "camps" },
  league: { path: "/tournament/[slug]", view: "event", folder: "leagues", within: "tournament" },
} as const satisfies Record<string, Kind>;

export type KindKey = keyof typeof kinds;

export const kindKeys = Object.keys(kinds) as KindKey[];

/** Names that no page may have in its address: they belong to generated files and the local mail service. */
export const reservedNames: readonly string[] = ["api", "index", "og"];

/** Generated files for search engines and visitors' programs. */
export const files = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  /** What the search page searches. */
  search: "/search.json",
} as const;

/** The path of a page of a kind. */
export function kindPath(kind: KindKey, slug: string): `/${string}` {
  return `/${kinds[kind].path.slice(1).replace("[slug]", slug)}`;
}

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
