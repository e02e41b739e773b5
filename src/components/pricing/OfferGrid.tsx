import type { Offer } from "../../selectors/prices.ts";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SaleReason, DuringSale } from "./Sale.tsx";
import { Price, perWords } from "./Price.tsx";
import { TargetLink } from "./TargetButton.tsx";
import "./OfferGrid.css";

interface Props {
  readonly offers: readonly Offer[];
  /** The heading level of the names. */
  readonly headingLevel?: 2 | 3;
  /** `compare` shows them side by side, shared lines first; `brief` leaves out what they include. */
  readonly look?: "list" | "compare" | "brief";
}

/** The offers of a page, each with its price and its Purchase button. */
export function OfferGrid({ offers, headingLevel = 2, look = "list" }: Props) {
  const shared = new Set(look === "compare" ? sharedLines(offers) : []);
  return (
    <ul className={`offer-grid offer-grid-${look}`}>
      {offers.map((offer) => (
        <li key={offer.slug}>
          <OfferCard offer={offer} Heading={`h${headingLevel}`} look={look} shared={shared} />
        </li>
      ))}
    </ul>
  );
}

/** The lines that every offer includes; they are shown in the same rows. */
function sharedLines(offers: readonly Offer[]): string[] {
  const [first, ...others] = offers;
  return first?.includes.filter((line) => others.every(({ includes }) => includes.includes(line))) ?? [];
}

interface CardProps {
  readonly offer: Offer;
  readonly Heading: "h2" | "h3";
  readonly look: NonNullable<Props["look"]>;
  readonly shared: ReadonlySet<string>;
}

function OfferCard({ offer, Heading, look, shared }: CardProps) {
  const { slug, name, price, per, summary, because, calendar, featured, sale } = offer;
  const own = offer.includes.filter((line) => !shared.has(line));
  const details = look === "brief" ? [] : [...shared, ...offer.agenda, ...own];
  const size = look === "list" && !featured ? "medium" : "large";
  return (
    <article id={slug} className={featured ? "offer-card offer-card-featured" : "offer-card"}>
      <div className="offer-card-top">
        <Heading className="offer-card-name">{name}</Heading>
        <Price cents={price} per={perWords(per)} size={size} />
        {summary === undefined ? null : <p className="offer-card-summary">{summary}</p>}
      </div>
      <div className="offer-card-actions row">
        <PurchaseButton offer={offer} look={featured ? "board" : "primary"} />
        {calendar === null ? null : (
          <DuringSale sale={sale}>
            <TargetLink target={calendar} about={name} look="quiet" calling="Call to book">
              Booking Calendar
            </TargetLink>
          </DuringSale>
        )}
        <SaleReason sale={sale} id={`why-${slug}`} otherwise={because} />
      </div>
      {details.length > 0 ? (
        <ul className="offer-card-includes">
          {details.map((line) => (
            <li key={line} className={shared.has(line) ? "offer-card-shared" : undefined}>
              {line}
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
