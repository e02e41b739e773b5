import { CoachList } from "../../components/coaches/CoachList.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { coachCards } from "../../selectors/coaches.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "coach-list",
  async ({ disciplines, faces, heading }, { content, id }) => {
    const all = coachCards(content, disciplines);
    // Beside a price, who gives no lessons yet has nothing to book.
    const cards = faces ? all : all.filter(({ purchase, book }) => purchase !== null || book !== null);
    if (cards.length === 0) return undefined;
    const coaches = await pictured(cards, pictureSizes.portrait);
    return { id, faces, heading: heading ?? content.words.headings.coaches, coaches };
  },
  CoachList,
  { drawsHeading: true },
);
