import type { Offer } from "../model/price-list.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { ForSale, SaleNote, WhileOnSale } from "./Dated.tsx";
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
  const { name, price, per, summary, purchase, calendar, featured, sale } = offer;
  const details = [...offer.agenda, ...offer.includes];
  const look = featured ? "board" : "primary";
  return (
    <article className={featured ? "offer-card offer-card-featured" : "offer-card"}>
      <Heading className="offer-card-name">{name}</Heading>
      <Price cents={price} per={perWords(per)} size={featured ? "large" : "medium"} />
      <SaleNote sale={sale} />
      {summary === undefined ? null : <p className="offer-card-summary">{summary}</p>}
      {details.length > 0 ? (
        <ul className="offer-card-includes">
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <div className="offer-card-actions">
        <ForSale sale={sale} action="Purchase" about={name} look={look}>
          <ButtonLink href={purchase} newWindow about={name} look={look}>
            Purchase
          </ButtonLink>
        </ForSale>
        {calendar === undefined ? null : (
          <WhileOnSale sale={sale}>
            <ButtonLink href={calendar} newWindow about={name} look="quiet">
              Booking Calendar
            </ButtonLink>
          </WhileOnSale>
        )}
      </div>
    </article>
  );
}
