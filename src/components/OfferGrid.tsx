import type { Offer } from "../model/price-list.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Price, perWords } from "./Price.tsx";
import "./OfferGrid.css";

/** What a page sells, each with its price and its Purchase button. */
export function OfferGrid({ offers }: { readonly offers: readonly Offer[] }) {
  return (
    <ul className="offer-grid">
      {offers.map((offer) => (
        <li key={offer.slug}>
          <OfferCard offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function OfferCard({ offer }: { readonly offer: Offer }) {
  const { name, price, per, summary, includes, purchase, calendar, featured } = offer;
  return (
    <article className={featured ? "offer-card offer-card-featured" : "offer-card"}>
      <h2 className="offer-card-name">{name}</h2>
      <Price cents={price} per={perWords(per)} size={featured ? "large" : "medium"} />
      {summary === undefined ? null : <p className="offer-card-summary">{summary}</p>}
      {includes.length > 0 ? (
        <ul className="offer-card-includes">
          {includes.map((line) => (
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
