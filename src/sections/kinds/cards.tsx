import { LinkCards } from "../../components/site/LinkCards.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { linkCards } from "../../selectors/link-cards.ts";
import { innerHeadingLevel, sectionKind } from "../section.ts";

export default sectionKind(
  "cards",
  async ({ cards, ...section }, { content }) => ({
    cards: await pictured(linkCards(content, cards), pictureSizes.card),
    headingLevel: innerHeadingLevel(section),
  }),
  LinkCards,
);
