/** The links of the header and the footer. */
import { phoneUrl } from "../lib/phone-number.ts";
import { homePath } from "../routes.ts";
import { loginPage } from "../content/schema/booking.ts";
import type { LabeledLink } from "../content/schema/labeled-link.ts";
import type { Content } from "../content/schema/registry.ts";
import { coachesAddress } from "./coaches.ts";
import { textLink } from "./links.ts";
import { hasPage, linksTo, pageOf } from "./pages.ts";
import { rentPages } from "./shown.ts";
import type { TextLink } from "../lib/link.ts";

export type MenuItem = TextLink | Submenu;

/** Links under their heading. */
export interface LinkGroup {
  readonly label: string;
  readonly links: readonly TextLink[];
}

interface Submenu extends LinkGroup {
  /** The path of the page above all its pages, such as that of all coaches. */
  readonly overview: string | undefined;
}

export type MenuData = ReturnType<typeof siteMenu>;

/** A facility's menus, without entries for pages that it does not have, and without empty menus. */
export function siteMenu(content: Content) {
  const { navigation, facility } = content;
  const items = navigation.menus.flatMap((entry): MenuItem | MenuItem[] => {
    if (!("entries" in entry)) return textLink(content, entry) ?? [];
    const overview = overviewOf(content, entry.entries);
    return linkGroup(content, entry).map((group) => ({ ...group, overview }));
  });
  return {
    items,
    home: homePath,
    /** The page of the booking site to log in and to open an account, if there is one. */
    login: facility.booking && loginPage(facility.booking),
    search: textLink(content, { label: navigation.search, route: "search" }),
    texts: { login: navigation.login, freeAccount: navigation.freeAccount, call: navigation.call },
  };
}

/** The path of the page that all pages of a menu are within; undefined if there is none. */
function overviewOf(content: Content, entries: readonly LabeledLink[]): string | undefined {
  const parents = new Set(
    entries.map((entry) =>
      "route" in entry && hasPage(content, entry.route) ? pageOf(content, entry.route).within : undefined,
    ),
  );
  const [parent] = parents;
  if (parents.size > 1 || parent === undefined || !hasPage(content, parent)) return undefined;
  return pageOf(content, parent).path;
}

/** The footer's links, in groups. */
export function footerGroups(content: Content): LinkGroup[] {
  return content.navigation.footer.flatMap((group) => linkGroup(content, group));
}

/** A group without links to pages that the facility does not have; none if nothing is left. */
function linkGroup(
  content: Content,
  { label, entries }: Content["navigation"]["footer"][number],
): LinkGroup[] {
  const links = entries.flatMap((each) => textLink(content, each) ?? []);
  return links.length > 0 ? [{ label, links }] : [];
}

/** The shortcuts at the lower edge of a phone: to a cage, to a coach, to the front desk. */
export function shortcuts(content: Content): { label: string; href: string }[] {
  const { cage, lesson } = content.words.shortcuts;
  const coaches = coachesAddress(content);
  return [
    ...linksTo(content, rentPages(content).slice(0, 1)).map(({ href }) => ({ label: cage, href })),
    ...(coaches === undefined ? [] : [{ label: lesson, href: coaches }]),
    { label: content.navigation.call, href: phoneUrl(content.facility.phone) },
  ];
}
