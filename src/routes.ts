/**
 * The map: every address of the site, what shows it, its other spellings, whether search engines may list it.
 * Routing, menus, canonical links, the sitemap, redirects and the every-page tests derive from it.
 *
 * The words of a route (title, description, heading) stand in `content/pages/<key>.yaml`, or in the file of
 * the thing it shows (a job, a policy).
 */
export interface Route {
  /** The address, without a trailing slash; "/" is Home. */
  readonly path: `/${string}`;
  /** The file in `src/views` that shows it. */
  readonly view: string;
  /** Other spellings that show the same page and name `path` as the canonical one. */
  readonly aliases?: readonly `/${string}`[];
  /** Aliases that stay pages of their own on hosts that could redirect (only /home). */
  readonly keepAliases?: true;
  /** Not for search engines, not in the sitemap. */
  readonly hidden?: true;
  /** The page it stands under, by its key: the way back that the page shows. */
  readonly within?: string;
}

export const routes = {
  home: { path: "/", view: "home", aliases: ["/home"], keepAliases: true },

  ninjainfo: { path: "/ninjainfo", view: "ninjainfo" },
  ninjayouth: { path: "/ninjayouth", view: "ninjayouth" },
  ninjayouthprice: { path: "/ninjayouthprice", view: "pricing", within: "ninjayouth" },
  tournament: { path: "/tournament", view: "tournament" },
  tournamentprice: { path: "/tournamentprice", view: "pricing", within: "tournament" },

  hitting: { path: "/hitting", view: "discipline", aliases: ["/coachbios/hitting"], within: "coaches" },
  pitching: { path: "/pitching", view: "discipline", aliases: ["/coachbios/pitching"], within: "coaches" },
  speed: { path: "/speed", view: "discipline", aliases: ["/speedandagility"], within: "coaches" },
  fielding: { path: "/fielding", view: "discipline", aliases: ["/fieldpage"], within: "coaches" },
  coaches: { path: "/coaches", view: "coaches" },

  hitpricing: { path: "/hitpricing", view: "pricing", within: "hitting" },
  pitchprice: { path: "/pitchprice", view: "pricing", within: "pitching" },
  pitchprice2: { path: "/pitchprice2", view: "pricing", within: "pitching" },
  fieldpricing: { path: "/fieldpricing", view: "pricing", within: "fielding" },
  speedpricing: { path: "/speedpricing", view: "pricing", within: "speed" },
  eventpricing: { path: "/eventpricing", view: "pricing", within: "camps" },

  packages: { path: "/packages", view: "memberships" },
  rentbattingcages: { path: "/rentbattingcages", view: "cages" },
  rentopenarea: { path: "/rentopenarea", view: "open-area" },
  hittrax: { path: "/hittrax", view: "hittrax" },
  buytokens: { path: "/buytokens", view: "tokens" },
  specials: { path: "/specials", view: "specials" },
  founders: { path: "/founders", view: "founders", within: "specials" },

  camps: { path: "/camps", view: "camps" },
  testimonials: { path: "/testimonials", view: "testimonials" },

  aboutus: { path: "/aboutus", view: "policy" },
  mission: { path: "/mission", view: "policy" },
  privacy: { path: "/privacy", view: "policy" },
  cagerules: { path: "/cagerules", view: "policy" },
  facilityrules: { path: "/facilityrules", view: "policy" },
  cancel: { path: "/cancel", view: "policy" },
  accessibility: { path: "/accessibility", view: "policy" },

  contactus: { path: "/contactus", view: "contact" },
  feedback: { path: "/feedback", view: "feedback" },
  teampractice: { path: "/teampractice", view: "team-practice" },
  employmentapp: { path: "/employmentapp", view: "employment" },

  generalmanager: { path: "/generalmanager", view: "job", within: "employmentapp" },
  assistantmanager: { path: "/assistantmanager", view: "job", within: "employmentapp" },
  brandambassador: { path: "/brandambassador", view: "job", within: "employmentapp" },
  hittingtrainer: { path: "/hittingtrainer", view: "job", within: "employmentapp" },
  pitchingtrainer: { path: "/pitchingtrainer", view: "job", within: "employmentapp" },
  speedtrainer: { path: "/speedtrainer", view: "job", within: "employmentapp" },
  generalsportinstructor: { path: "/generalsportinstructor", view: "job", within: "employmentapp" },
  youthsportssummer: { path: "/youthsportssummer", view: "job", within: "employmentapp" },
  youthsportinstructor: { path: "/youthsportinstructor", view: "job", within: "employmentapp" },
  staff: { path: "/staff", view: "job", within: "employmentapp" },
  assistantprogramdirector: { path: "/assistantprogramdirector", view: "job", within: "employmentapp" },
  communitymarketingassistant: { path: "/communitymarketingassistant", view: "job", within: "employmentapp" },

  rapsodo: { path: "/rapsodo", view: "notice-page", hidden: true },
  comingsoon: { path: "/comingsoon", view: "notice-page", hidden: true },
  notfound: { path: "/404", view: "not-found", hidden: true },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

/** A kind of page: one for each file in a folder of the content. */
export interface Kind {
  /** Its addresses; `[slug]` stands for the file's name. */
  readonly path: `/${string}/[slug]`;
  readonly view: string;
  /** The folder in `content`. */
  readonly folder: "camps" | "leagues";
  /** The page of the map that lists them; a facility without it has none of them. */
  readonly within: RouteKey;
}

export const kinds = {
  camp: { path: "/camps/[slug]", view: "event", folder: "camps", within: "camps" },
  league: { path: "/tournament/[slug]", view: "event", folder: "leagues", within: "tournament" },
} as const satisfies Record<string, Kind>;

export type KindKey = keyof typeof kinds;

export const kindKeys = Object.keys(kinds) as KindKey[];

/** What stands beside the pages, for machines and for programs that visitors have. */
export const files = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  /** Every dated camp and league. */
  calendar: "/calendar.ics",
  contactCard: "/contact.vcf",
} as const;

/** The calendar file of a camp's or league's page. */
export function calendarPath(page: string): string {
  return `${page}.ics`;
}

/** The address of one page of a kind. */
export function kindPath(kind: KindKey, slug: string): `/${string}` {
  return `/${kinds[kind].path.slice(1).replace("[slug]", slug)}`;
}

export const routeKeys = Object.keys(routes) as RouteKey[];

/** Whether `key` names a route of the map. */
export function isRouteKey(key: string): key is RouteKey {
  return Object.hasOwn(routes, key);
}

/** The route as its interface, where the literal type of the map is too narrow. */
export function routeOf(key: RouteKey): Route {
  return routes[key];
}

/** The page that a route stands under, if any. */
export function parentOf(key: RouteKey): RouteKey | undefined {
  const { within } = routeOf(key);
  return within !== undefined && isRouteKey(within) ? within : undefined;
}

/** The route that answers at `path`, be it the main address or an alias. */
export function routeAt(path: string): RouteKey | undefined {
  return routeKeys.find((key) => {
    const route = routeOf(key);
    return route.path === path || route.aliases?.some((alias) => alias === path);
  });
}
