import type { Offer } from "../model/price-list.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Price, perWords } from "./Price.tsx";
import "./OfferGrid.css";

interface Props {
  readonly offers: readonly Offer[];
  /** The level of the names in the page's outline. */
  readonly headingLevel?: 2 | 3;
}

/** What a page sells, each with its price and its Purchase button. */
export function OfferGrid({ offers, headingLevel = 2 }: Props) {
  return (
    <ul className="offer-grid">
      {offers.map((offer) => (
        <li key={offer.slug}>
          <OfferCard offer={offer} Heading={`h${headingLevel}`} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer, Heading }: { readonly offer: Offer; readonly Heading: "h2" | "h3" }) {
  const { name, price, per, summary, purchase, calendar, featured } = offer;
  const details = [...offer.agenda, ...offer.includes];
  return (
    <article className={featured ? "offer-card offer-card-featured" : "offer-card"}>
      <Heading className="offer-card-name">{name}</Heading>
      <Price cents={price} per={perWords(per)} size={featured ? "large" : "medium"} />
      {summary === undefined ? null : <p className="offer-card-summary">{summary}</p>}
      {details.length > 0 ? (
        <ul className="offer-card-includes">
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <div className="offer-card-actions">
        <ButtonLink href={purchase} newWindow about={name} look={featured ? "board" : "primary"}>
          Purchase
        </ButtonLink>
        {calendar === undefined ? null : (
          <ButtonLink href={calendar} newWindow about={name} look="quiet">
            Booking Calendar
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
