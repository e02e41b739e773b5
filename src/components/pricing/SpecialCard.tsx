import type { Link } from "../../selectors/links.ts";
import type { Special } from "../../selectors/prices.ts";
import { Lines } from "../../ui/Lines.tsx";
import { SaleButton, SaleReason } from "./Sale.tsx";
import { Price } from "./Price.tsx";
import { TargetButton } from "./TargetButton.tsx";
import "./SpecialCard.css";

interface SpecialCardProps {
  readonly special: Special;
  /** Where its button leads while it is on sale. */
  readonly target: Link | null;
  readonly action: string;
  /** Leaves out the list of what it includes. */
  readonly brief?: boolean;
  /** Whether the page's heading is its name, so that the card need not show it. */
  readonly isNamed?: boolean;
}

/** A special on the scoreboard, and beside it what it includes. */
export function SpecialCard({ special, target, action, brief = false, isNamed = false }: SpecialCardProps) {
  const reasonId = `why-${special.slug}`;
  const openTarget = special.full ? null : target;
  const sale = special.full ? undefined : special.sale;
  return (
    <article id={special.slug} className="special-card frame">
      <div className="special-card-board board">
        <h2 className={isNamed ? "visually-hidden" : undefined}>{special.name}</h2>
        <Price exact cost={special} per={special.per === "month" ? "monthly" : undefined} size="large" />
        {special.summary !== undefined && <p>{special.summary}</p>}
        <SaleButton sale={sale} action={action} about={special.name} reasonId={reasonId} variant="board">
          <TargetButton target={openTarget} about={special.name} reasonId={reasonId} variant="board">
            {action}
          </TargetButton>
        </SaleButton>
        <SaleReason sale={sale} id={reasonId} reason={openTarget === null ? special.reason : undefined} />
      </div>
      {!brief && <Lines className="special-card-terms" lines={special.includes} />}
    </article>
  );
}
