import { EventGrid } from "../../components/events/EventGrid.tsx";
import { picturedCards } from "../../pictures/page-pictures.ts";
import { eventCards, eventKindOf } from "../../selectors/events.ts";
import { textLink } from "../../selectors/links.ts";
import { sectionKind } from "../section.ts";

export default sectionKind(
  "events",
  async (section, { content, id }) => {
    const kinds = section.kinds.map((kind) => eventKindOf(content, { kind }));
    return {
      id,
      events: await picturedCards(eventCards(content, kinds)),
      links: kinds.flatMap(({ link }) => (link && textLink(content, link)) ?? []),
    };
  },
  EventGrid,
);
