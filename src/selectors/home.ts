/** What Home shows from other pages. */
import { formatMoney } from "../lib/money.ts";
import { routeOf } from "../routes.ts";
import type { Content } from "../content/schema/registry.ts";
import { hasPage, pageOf, pageTexts } from "./pages.ts";
import { spacesOn } from "./spaces.ts";

/** The cards that lead to the coach pages. */
export function disciplineLinks(
  content: Content,
): { href: string; name: string; summary: string; picture: string }[] {
  return content.disciplines.map(({ slug, name, summary, picture }) => ({
    href: pageOf(content, slug).path,
    name,
    summary,
    picture,
  }));
}

/** The large words at the top of Home. */
export function homeHeading(content: Content): string {
  return content.home.hero.heading ?? pageTexts(content, "home").heading;
}

/** The two buttons of the hero: a coach, and a cage with its price. */
export function homeActions(content: Content): { href: string; label: string }[] {
  const cages = spacesOn(content, "rentbattingcages");
  const actions = content.home.training ? [{ href: "#training", label: "Find a coach" }] : [];
  if (cages?.rates && hasPage(content, "rentbattingcages")) {
    actions.push({
      href: routeOf("rentbattingcages").path,
      label: `Rent a cage · ${formatMoney(cages.rates.halfHour)}`,
    });
  }
  return actions;
}

/** The words above the memberships, if Home shows them. */
export function membershipsFeature(content: Content) {
  const { memberships } = content.home;
  if (!memberships || !hasPage(content, "packages")) return undefined;
  return { ...memberships, lead: memberships.lead ?? pageTexts(content, "packages").lead };
}

/** The youth program that Home features, if any. */
export function youthFeature(content: Content) {
  if (!content.home.youth || !hasPage(content, "ninjayouth")) return undefined;
  const { eyebrow, lead, action, program } = content.home.youth;
  const { name, description, picture } =
    content.programs.find(({ slug }) => slug === program) ?? missing(program);
  const { heading = name } = content.home.youth;
  return { eyebrow, heading, lead, action, description, picture, href: routeOf("ninjayouth").path };
}

function missing(program: string): never {
  throw new Error(`there is no program "${program}" in the content`);
}
