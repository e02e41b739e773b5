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
}

export const routes = {
  home: { path: "/", view: "home", aliases: ["/home"], keepAliases: true },

  ninjainfo: { path: "/ninjainfo", view: "ninjainfo" },
  ninjayouth: { path: "/ninjayouth", view: "ninjayouth" },
  ninjayouthprice: { path: "/ninjayouthprice", view: "pricing" },
  tournament: { path: "/tournament", view: "tournament" },
  tournamentprice: { path: "/tournamentprice", view: "pricing" },

  hitting: { path: "/hitting", view: "discipline", aliases: ["/coachbios/hitting"] },
  pitching: { path: "/pitching", view: "discipline", aliases: ["/coachbios/pitching"] },
  speed: { path: "/speed", view: "discipline", aliases: ["/speedandagility"] },
  fielding: { path: "/fielding", view: "discipline", aliases: ["/fieldpage"] },
  coaches: { path: "/coaches", view: "coaches" },

  hitpricing: { path: "/hitpricing", view: "pricing" },
  pitchprice: { path: "/pitchprice", view: "pricing" },
  pitchprice2: { path: "/pitchprice2", view: "pricing" },
  fieldpricing: { path: "/fieldpricing", view: "pricing" },
  speedpricing: { path: "/speedpricing", view: "pricing" },
  eventpricing: { path: "/eventpricing", view: "pricing" },

  packages: { path: "/packages", view: "memberships" },
  rentbattingcages: { path: "/rentbattingcages", view: "cages" },
  rentopenarea: { path: "/rentopenarea", view: "open-area" },
  hittrax: { path: "/hittrax", view: "hittrax" },
  buytokens: { path: "/buytokens", view: "tokens" },
  specials: { path: "/specials", view: "specials" },
  founders: { path: "/founders", view: "founders" },

  camps: { path: "/camps", view: "camps" },
  testimonials: { path: "/testimonials", view: "testimonials" },

  aboutus: { path: "/aboutus", view: "policy" },
  mission: { path: "/mission", view: "policy" },
  privacy: { path: "/privacy", view: "policy" },
  cagerules: { path: "/cagerules", view: "policy" },
  facilityrules: { path: "/facilityrules", view: "policy" },
  cancel: { path: "/cancel", view: "policy" },

  contactus: { path: "/contactus", view: "contact" },
  feedback: { path: "/feedback", view: "feedback" },
  teampractice: { path: "/teampractice", view: "team-practice" },
  employmentapp: { path: "/employmentapp", view: "employment" },

  generalmanager: { path: "/generalmanager", view: "job" },
  assistantmanager: { path: "/assistantmanager", view: "job" },
  brandambassador: { path: "/brandambassador", view: "job" },
  hittingtrainer: { path: "/hittingtrainer", view: "job" },
  pitchingtrainer: { path: "/pitchingtrainer", view: "job" },
  speedtrainer: { path: "/speedtrainer", view: "job" },
  generalsportinstructor: { path: "/generalsportinstructor", view: "job" },
  youthsportssummer: { path: "/youthsportssummer", view: "job" },
  youthsportinstructor: { path: "/youthsportinstructor", view: "job" },
  staff: { path: "/staff", view: "job" },
  assistantprogramdirector: { path: "/assistantprogramdirector", view: "job" },
  communitymarketingassistant: { path: "/communitymarketingassistant", view: "job" },

  rapsodo: { path: "/rapsodo", view: "notice-page", hidden: true },
  comingsoon: { path: "/comingsoon", view: "notice-page", hidden: true },
  notfound: { path: "/404", view: "not-found", hidden: true },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

export const routeKeys = Object.keys(routes) as RouteKey[];

/** Whether `key` names a route of the map. */
export function isRouteKey(key: string): key is RouteKey {
  return Object.hasOwn(routes, key);
}

/** The route as its interface, where the literal type of the map is too narrow. */
export function routeOf(key: RouteKey): Route {
  return routes[key];
}

/** The route that answers at `path`, be it the main address or an alias. */
export function routeAt(path: string): RouteKey | undefined {
  return routeKeys.find((key) => {
    const route = routeOf(key);
    return route.path === path || route.aliases?.some((alias) => alias === path);
  });
}
