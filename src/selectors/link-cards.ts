/** Cards and links that lead to other pages, and cards that download a file. */
import type { Content } from "../content/schema/registry.ts";
import type { SectionOf } from "../content/schema/sections.ts";
import { downloadPath } from "../lib/downloads.ts";
import { homePath } from "../routes.ts";
import { hasPage, pageOf, pageTexts } from "./pages.ts";

type Card = Partial<SectionOf<"cards">["cards"][number]>;

export interface LinkCard {
  readonly href: string;
  readonly eyebrow: string | undefined;
  readonly name: string;
  readonly summary: string | undefined;
  readonly action: string | undefined;
  /** The name of its picture. */
  readonly picture: string | undefined;
}

/** The cards to files, and to pages that the facility has. */
export function linkCards(content: Content, cards: readonly Card[]): LinkCard[] {
  return cards.flatMap(({ page, file, ...card }) => {
    if (file !== undefined) return [fileCard(file, card)];
    return page !== undefined && hasPage(content, page) ? [pageCard(content, page, card)] : [];
  });
}

function fileCard(file: string, { eyebrow, heading = file, lead, picture, action }: Card): LinkCard {
  return { href: downloadPath(file), eyebrow, name: heading, summary: lead, action, picture };
}

/** A card with what its section leaves out: from the discipline's own file, else from the head of the page. */
function pageCard(
  content: Content,
  page: string,
  { eyebrow, heading, lead, picture, action }: Card,
): LinkCard {
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
