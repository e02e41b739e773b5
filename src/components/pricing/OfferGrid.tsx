import { joinNumbers } from "../../lib/text.ts";
import type { Offer } from "../../selectors/offers.ts";
import { Picture, type PictureSource } from "../../ui/Picture.tsx";
import { IncludedLines } from "./IncludedLines.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SaleReason, DuringSale } from "./Sale.tsx";
import { PriceFigure } from "./PriceFigure.tsx";
import { TargetLink } from "../../ui/TargetButton.tsx";
import "./OfferGrid.css";

type PicturedOffer = Omit<Offer, "picture"> & { readonly picture?: PictureSource | undefined };

interface OfferGridProps {
  readonly offers: readonly PicturedOffer[];
  readonly headingLevel?: 2 | 3;
  /** `full`: large cards for a few offers that include much, listed above the button; `list` lists it below. */
  readonly variant?: "list" | "full";
}

type Variant = NonNullable<OfferGridProps["variant"]>;

/** Whether a card lists what its offer includes in columns. */
function isInColumns(variant: Variant, { includes }: Pick<Offer, "includes">): boolean {
  return variant === "full" && includes.length >= 5;
}

/** The class for the columns of that list: three in a wide window if they are full then, as two are. */
function columnsOf(variant: Variant, offer: Pick<Offer, "includes">): string {
  if (!isInColumns(variant, offer)) return "";
  return offer.includes.length % 6 === 0 ? "in-columns in-three-columns" : "in-columns";
}

/** Whether a short list has one line fewer than the two columns of the list beside it. */
function isOneLineFewer(offer: Pick<Offer, "includes">, beside: Pick<Offer, "includes">): boolean {
  return offer.includes.length === Math.ceil(beside.includes.length / 2) - 1;
}

/** The offers of a page, each with its price and its Purchase button. */
export function OfferGrid({ offers, headingLevel = 2, variant = "list" }: OfferGridProps) {
  const [first] = offers;
  const isFirstWide = first !== undefined && offers.length === 2 && isInColumns(variant, first);
  const classes = [
    "offer-grid",
    variant === "full" ? "offer-grid-full" : "offer-grid-list",
    isFirstWide && "offer-grid-first-wide",
  ];
  return (
    <ul className={classes.filter(Boolean).join(" ")}>
      {offers.map((offer) => (
        <li key={offer.slug}>
          <OfferCard
            offer={offer}
            Heading={`h${headingLevel}`}
            variant={variant}
            firstInTwo={isFirstWide && offer !== first && isOneLineFewer(offer, first)}
          />
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps {
  readonly offer: PicturedOffer;
  readonly Heading: "h2" | "h3";
  readonly variant: Variant;
  /** Whether the first line of what it includes is as high as two of another card. */
  readonly firstInTwo: boolean;
}

function OfferCard({ offer, Heading, variant, firstInTwo }: OfferCardProps) {
  const { slug, name, summary, picture, reason, calendar, featured, sale } = offer;
  const included = (
    <IncludedLines
      className={firstInTwo ? "first-in-two" : columnsOf(variant, offer)}
      lines={offer.includes}
      firstInTwo={firstInTwo}
    />
  );
  const size = variant === "list" ? "medium" : "large";
  return (
    <article id={slug} className={`offer-card frame frame-top${featured ? " turf" : ""}`}>
      <div className="offer-card-top">
        {picture && <Picture source={picture} />}
        <Heading className="offer-card-name">{joinNumbers(name)}</Heading>
        <PriceFigure price={offer} size={size} />
        {offer.perToken !== undefined && <p className="price-per">{offer.perToken}</p>}
        {summary !== undefined && <p className="offer-card-summary">{summary}</p>}
      </div>
      {variant === "full" && included}
      <div className="offer-card-actions row">
        <PurchaseButton offer={offer} />
        {calendar !== null && (
          <DuringSale sale={sale}>
            <TargetLink target={calendar} about={name} variant="quiet" calling={offer.calendarCalling}>
              {offer.calendarLabel}
            </TargetLink>
          </DuringSale>
        )}
        <SaleReason sale={sale} id={`why-${slug}`} reason={reason} />
      </div>
      {variant === "list" && included}
    </article>
  );
}
