/** Cards and links that lead to other pages. */
import type { Content } from "../content/schema/registry.ts";
import type { SectionOf } from "../content/schema/sections.ts";
import { homePath } from "../routes.ts";
import { hasPage, pageOf, pageTexts } from "./pages.ts";

type Card = Pick<SectionOf<"cards">["cards"][number], "page"> & Partial<SectionOf<"cards">["cards"][number]>;

export interface LinkCard {
  readonly href: string;
  readonly eyebrow: string | undefined;
  readonly name: string;
  readonly summary: string | undefined;
  readonly action: string | undefined;
  /** The name of its picture. */
  readonly picture: string | undefined;
}

/** The cards to pages that the facility has. */
export function linkCards(content: Content, cards: readonly Card[]): LinkCard[] {
  return cards.filter(({ page }) => hasPage(content, page)).map((card) => linkCard(content, card));
}

/** A card with what its section leaves out: from the discipline's own file, else from the head of the page. */
function linkCard(content: Content, { page, eyebrow, heading, lead, picture, action }: Card): LinkCard {
  const texts = pageTexts(content, page);
  const discipline = content.disciplines.find(({ slug }) => slug === page);
  return {
    href: page === "home" ? homePath : pageOf(content, page).path,
    eyebrow,
    name: heading ?? discipline?.name ?? texts.heading,
    summary: lead ?? discipline?.summary ?? texts.lead,
    action,
    picture: picture ?? texts.picture,
  };
}
