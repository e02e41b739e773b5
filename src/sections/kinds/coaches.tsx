import { CoachCards } from "../../components/coaches/CoachCards.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { coachAndOpenSpotCards } from "../../selectors/coaches.ts";
import { cardsKind } from "../section.ts";

export default cardsKind(
  "coaches",
  async ({ disciplines }, { content, page, id }) => {
    const cards = coachAndOpenSpotCards(content, disciplines, page.key);
    return cards.length === 0 ? undefined : { id, coaches: await pictured(cards, pictureSizes.card) };
  },
  CoachCards,
);
