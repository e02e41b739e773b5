/** The links that the content writes, and those of buttons that lead to a page of the facility. */
import { pageList } from "../content/read/page-list.ts";
import { isCall, type LinkTarget } from "../content/schema/booking.ts";
import type { LabeledLink } from "../content/schema/labeled-link.ts";
import type { Content } from "../content/schema/registry.ts";
import type { Link, TextLink } from "../lib/link.ts";
import { linkTo } from "./booking.ts";

/** A link as the content writes it; `undefined` for a page that the facility does not have. */
export function textLink(content: Content, link: LabeledLink): TextLink | undefined {
  const target = linkTo(content, targetOf(link));
  return target ? { label: link.label, ...target } : undefined;
}

function targetOf(link: LabeledLink): LinkTarget {
  if ("route" in link) return { route: link.route };
  if ("file" in link) return { file: link.file };
  return isCall(link.link) ? "call" : { link: link.link };
}

/**
 * The link of a button that opens a page with prices; null without the page. In a new window, although it is a page of
 * ours: so the specification wants the Purchase of coaches and events (section 4).
 */
export function pricePageLink(content: Content, key: string | undefined): Link | null {
  const page = key === undefined ? undefined : pageList(content).get(key);
  return page ? { href: page.path, newWindow: true } : null;
}
