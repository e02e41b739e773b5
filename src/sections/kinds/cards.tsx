import { CardAcross } from "../../components/site/CardAcross.tsx";
import { LinkCards } from "../../components/site/LinkCards.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { linkCards } from "../../selectors/link-cards.ts";
import { innerHeadingLevel, sectionKind } from "../section.ts";

export default sectionKind(
  "cards",
  async ({ cards, across, ...section }, { content }) => ({
    cards: await pictured(linkCards(content, cards), across ? pictureSizes.half : pictureSizes.partTile),
    across,
    headingLevel: innerHeadingLevel(section),
  }),
  ({ cards, across, headingLevel }) =>
    across ? (
      <>
        {cards.map((card) => (
          <CardAcross key={card.href} {...card} headingLevel={headingLevel} />
        ))}
      </>
    ) : (
      <LinkCards cards={cards} headingLevel={headingLevel} />
    ),
);
