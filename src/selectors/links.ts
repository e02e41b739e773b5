/** The links that the content writes, and those of buttons that lead to a page of the facility. */
import { pageList } from "../content/read/page-list.ts";
import { toLinkTarget, type LinkTarget } from "../content/schema/booking.ts";
import type { LabeledLink } from "../content/schema/labeled-link.ts";
import type { Content } from "../content/schema/registry.ts";
import type { SectionType } from "../content/schema/sections.ts";
import type { Link, TextLink } from "../lib/link.ts";
import { linkTo } from "./booking.ts";
import { sectionIds } from "./section-ids.ts";
import { shownOn } from "./shown.ts";

/** A link as the content writes it; `undefined` for a page that the facility does not have. */
export function textLink(content: Content, link: LabeledLink): TextLink | undefined {
  const target = linkTo(content, targetOf(link));
  return target ? { label: link.label, ...target } : undefined;
}

function targetOf(link: LabeledLink): LinkTarget {
  if ("route" in link) return { route: link.route };
  if ("file" in link) return { file: link.file };
  return toLinkTarget(link.link);
}

/**
 * The link of a button that opens a page with prices; null without the page. In a new window, although it is a page of
 * ours: so the specification wants the Purchase of coaches and events (section 4). On that page itself, it leads to the
 * prices, or to a form to sign up.
 * @param on the page that the button is on, if it is known.
 */
export function pricePageLink(content: Content, key: string | undefined, on?: string): Link | null {
  const page = key === undefined ? undefined : pageList(content).get(key);
  if (!page) return null;
  return page.key === on
    ? linkOnPage(content, page.key, [...sectionsWithPrices, "form"])
    : { href: page.path, newWindow: true };
}

/** The kinds of sections with prices. */
const sectionsWithPrices: readonly SectionType[] = ["prices", "packages", "specials", "price-list"];

/** The link of a package that is sold on the page where its button is: to a form there, or to the prices. */
export function linkOnSellingPage(content: Content, key: string): Link {
  return linkOnPage(content, key, ["form", ...sectionsWithPrices]);
}

/** A link of a page to its first section of the first of some kinds that it has; to its top without any. */
function linkOnPage(content: Content, key: string, types: readonly SectionType[]): Link {
  const sections = sectionIds(shownOn(content, key).sections);
  const [found] = types.flatMap((type) => sections.find(({ section }) => section.type === type) ?? []);
  return { href: `#${found?.id ?? "main"}`, newWindow: false };
}
