/** The links of the header and the footer. */
import { routeOf, type RouteKey } from "../routes.ts";
import { accountLinks } from "./booking.ts";
import type { Content } from "../content/schema/registry.ts";
import { hasPage, linksTo } from "./pages.ts";

export interface MenuLink {
  readonly kind: "link";
  readonly label: string;
  readonly href: string;
  readonly newWindow: boolean;
}

export type MenuItem =
  MenuLink | { readonly kind: "submenu"; readonly label: string; readonly links: readonly MenuLink[] };

export interface SiteMenu {
  readonly items: readonly MenuItem[];
  readonly home: string;
  /** Undefined if visitors do not log in. */
  readonly login: string | undefined;
  /** Undefined if nobody opens an account. */
  readonly account: string | undefined;
  readonly words: { readonly login: string; readonly freeAccount: string; readonly call: string };
}

type Entry = Content["navigation"]["menus"][number];
type SubEntry = Extract<Entry, { entries: unknown }>["entries"][number];

/** A facility's menus, without entries for pages that it does not have, and without empty menus. */
export function siteMenu(content: Content): SiteMenu {
  const { navigation, facility } = content;
  const links = (entry: SubEntry | Extract<Entry, { route: unknown }>): MenuLink[] => {
    const { label } = entry;
    if (!("route" in entry)) {
      const href = facility.links[entry.link];
      return href === undefined ? [] : [{ kind: "link", label, href, newWindow: true }];
    }
    return hasPage(content, entry.route)
      ? [{ kind: "link", label, href: routeOf(entry.route).path, newWindow: false }]
      : [];
  };
  const items = navigation.menus.flatMap((entry): MenuItem[] => {
    if (!("entries" in entry)) return links(entry);
    const inside = entry.entries.flatMap(links);
    return inside.length > 0 ? [{ kind: "submenu", label: entry.label, links: inside }] : [];
  });
  return {
    items,
    home: "/home",
    ...accountLinks(facility),
    words: { login: navigation.login, freeAccount: navigation.freeAccount, call: navigation.call },
  };
}

const inFooter = [
  "coaches",
  "eventpricing",
  "buytokens",
  "specials",
  "hittrax",
  "testimonials",
  "employmentapp",
  "aboutus",
  "mission",
  "cagerules",
  "facilityrules",
  "cancel",
  "privacy",
  "accessibility",
  "contactus",
] as const satisfies readonly RouteKey[];

/** The footer's links to the facility's pages, named by their headings. */
export function footerLinks(content: Parameters<typeof linksTo>[0]): { label: string; href: string }[] {
  return linksTo(content, inFooter);
}
