import { CoachGrid } from "../../components/coaches/CoachGrid.tsx";
import { picturedCards } from "../../pictures/page-pictures.ts";
import { coachCardsOf } from "../../selectors/coaches.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "coaches",
  async ({ disciplines }, { content, id }) => {
    const cards = coachCardsOf(content, disciplines);
    return cards.length === 0 ? undefined : { id, coaches: await picturedCards(cards) };
  },
  CoachGrid,
);
