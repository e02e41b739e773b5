import type { ReactNode } from "react";
import { joinNumbers } from "../../lib/labels.ts";
import type { Offer } from "../../selectors/offers.ts";
import { Card, CardActions, Cards, CardWords, type CardSize } from "../../ui/Card.tsx";
import { Picture, type Pictured } from "../../ui/Picture.tsx";
import { TargetLink } from "../../ui/TargetButton.tsx";
import { IncludedLines } from "./IncludedLines.tsx";
import { PriceFigure } from "./PriceFigure.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { DuringSale, SaleReason } from "./Sale.tsx";

interface OfferGridProps {
  readonly offers: readonly Pictured<Offer>[];
  readonly headingLevel?: 2 | 3;
  /** How much of a wide row each has. */
  readonly size?: CardSize;
  /** What is beside them. */
  readonly children?: ReactNode;
}

/** The offers of a page, each with its price, what it includes, and its Purchase button. */
export function OfferGrid({ offers, headingLevel = 2, size = "wide", children }: OfferGridProps) {
  return (
    <Cards size={size} rest={children}>
      {offers.map((offer) => (
        <OfferCard key={offer.slug} offer={offer} Heading={`h${headingLevel}`} />
      ))}
    </Cards>
  );
}

interface OfferCardProps {
  readonly offer: Pictured<Offer>;
  readonly Heading: "h2" | "h3";
}

function OfferCard({ offer, Heading }: OfferCardProps) {
  const { slug, name, summary, picture, reason, calendar, featured, sale, perToken } = offer;
  return (
    <Card id={slug} ground={featured ? "turf" : undefined} picture={picture && <Picture source={picture} />}>
      <CardWords>
        <Heading>{joinNumbers(name)}</Heading>
        <PriceFigure price={offer} />
        {perToken !== undefined && <p className="card-detail">{perToken}</p>}
        {summary !== undefined && <p className="card-detail">{summary}</p>}
      </CardWords>
      <IncludedLines lines={offer.includes} />
      <CardActions>
        <PurchaseButton offer={offer} />
        {calendar !== null && (
          <DuringSale sale={sale}>
            <TargetLink target={calendar} about={name} variant="quiet" calling={offer.calendarCalling}>
              {offer.calendarLabel}
            </TargetLink>
          </DuringSale>
        )}
        <SaleReason sale={sale} id={`why-${slug}`} reason={reason} />
      </CardActions>
    </Card>
  );
}
