import { OfferGrid } from "../../components/pricing/OfferGrid.tsx";
import { pictured } from "../../pictures/page-pictures.ts";
import { pictureSizes } from "../../pictures/picture-sizes.ts";
import { eventsOfOffers } from "../../selectors/events.ts";
import { offersIn } from "../../selectors/offers.ts";
import { innerHeadingLevel, sectionKind } from "../section.ts";

export default sectionKind(
  "prices",
  async (section, { content, page }) => {
    const offers = offersIn(content, section, page.key);
    if (offers.length === 0) return undefined;
    return {
      offers: await pictured(offers, pictureSizes.card),
      events: eventsOfOffers(content, offers),
      headingLevel: innerHeadingLevel(section),
    };
  },
  ({ offers, events, headingLevel }) => (
    <div className="stack">
      {events.map(({ name, href, dates }) => (
        <p key={href} className="card-detail">
          <a href={href}>{name}</a>: {dates}
        </p>
      ))}
      <OfferGrid offers={offers} headingLevel={headingLevel} size="small" />
    </div>
  ),
);
