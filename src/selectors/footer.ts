/** The links at the foot of every page. */
import { routeOf, type RouteKey } from "../routes.ts";
import type { Content } from "../content/schema/registry.ts";
import { hasPage, pageTexts } from "./pages.ts";

const inFooter: readonly RouteKey[] = [
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
];

/** The pages of the footer that the facility has, with their names. */
export function footerLinks(
  content: Pick<Content, "pages" | "policies" | "jobs">,
): { label: string; href: string }[] {
  return inFooter
    .filter((key) => hasPage(content, key))
    .map((key) => ({ label: pageTexts(content, key).heading, href: routeOf(key).path }));
}
