import { OfferGrid } from "../../components/pricing/OfferGrid.tsx";
import { eventsOfOffers } from "../../selectors/events.ts";
import { offerCards } from "../offer-cards.ts";
import { cardsKind } from "../section.ts";

export default cardsKind(
  "prices",
  async (section, place) => {
    const cards = await offerCards(section, place);
    return cards && { ...cards, events: eventsOfOffers(place.content, cards.offers) };
  },
  ({ offers, events, headingLevel, children }) => (
    <div className="stack">
      {events.map(({ name, href, dates }) => (
        <p key={href} className="card-detail">
          <a href={href}>{name}</a>: {dates}
        </p>
      ))}
      <OfferGrid offers={offers} headingLevel={headingLevel} size="small">
        {children}
      </OfferGrid>
    </div>
  ),
);
