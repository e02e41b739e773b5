import type { Offer } from "../../selectors/offers.ts";
import { Card, CardActions, Cards, CardWords } from "../../ui/Card.tsx";
import { IncludedLines } from "./IncludedLines.tsx";
import { PriceFigure } from "./PriceFigure.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SaleReason } from "./Sale.tsx";

interface SpecialCardsProps {
  readonly specials: readonly Offer[];
  /** Of the page that sells a special: the page's own words say what it includes. */
  readonly soldOn: string;
  /** The page's heading: a card of that name need not show it. */
  readonly pageHeading: string;
}

/** Specials on the turf, each across the page with its button first, then all that it includes. */
export function SpecialCards({ specials, soldOn, pageHeading }: SpecialCardsProps) {
  return (
    <Cards size="full">
      {specials.map((special) => (
        <Card key={special.slug} id={special.slug} ground="turf">
          <CardWords>
            <h2 className={special.name === pageHeading ? "visually-hidden" : undefined}>{special.name}</h2>
            <PriceFigure price={special} per={special.per === "month" ? "monthly" : undefined} />
            {special.summary !== undefined && <p>{special.summary}</p>}
          </CardWords>
          <CardActions>
            <PurchaseButton offer={special} />
            <SaleReason sale={special.sale} id={`why-${special.slug}`} reason={special.reason} />
          </CardActions>
          {special.soldOn !== soldOn && <IncludedLines lines={special.includes} />}
        </Card>
      ))}
    </Cards>
  );
}
