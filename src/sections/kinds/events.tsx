import { EventCards } from "../../components/events/EventCards.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { eventCards, eventKindOf } from "../../selectors/events.ts";
import { textLink } from "../../selectors/links.ts";
import { cardsKind } from "../section.ts";

export default cardsKind(
  "events",
  async (section, { content, page, id }) => {
    const kinds = section.kinds.map((kind) => eventKindOf(content, { kind }));
    return {
      id,
      events: await pictured(eventCards(content, kinds, page.key), pictureSizes.card),
      links: kinds.flatMap(({ link }) => (link && textLink(content, link)) ?? []),
    };
  },
  EventCards,
);
