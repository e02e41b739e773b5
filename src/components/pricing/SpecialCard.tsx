import type { Offer } from "../../selectors/offers.ts";
import { IncludedLines } from "./IncludedLines.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SaleReason } from "./Sale.tsx";
import { PriceFigure } from "./PriceFigure.tsx";
import "./SpecialCard.css";

interface SpecialCardProps {
  readonly special: Offer;
  /** Leaves out the list of what it includes. */
  readonly brief?: boolean;
  /** Whether the page's heading is its name, so that the card need not show it. */
  readonly isNamed?: boolean;
}

/** A special on the turf, and beside it what it includes. */
export function SpecialCard({ special, brief = false, isNamed = false }: SpecialCardProps) {
  const { slug, name, summary, per, sale, reason, includes } = special;
  return (
    <article id={slug} className="special-card frame">
      <div className="special-card-board turf">
        <h2 className={isNamed ? "visually-hidden" : undefined}>{name}</h2>
        <PriceFigure exact price={special} per={per === "month" ? "monthly" : undefined} size="large" />
        {summary !== undefined && <p>{summary}</p>}
        <PurchaseButton offer={special} />
        <SaleReason sale={sale} id={`why-${slug}`} reason={reason} />
      </div>
      {!brief && <IncludedLines className="special-card-terms" lines={includes} />}
    </article>
  );
}
