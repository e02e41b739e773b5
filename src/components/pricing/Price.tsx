import { moneyParts, type Cents } from "../../lib/money.ts";
import "./Price.css";

interface Props {
  readonly cents: Cents;
  /** What the price is for: "a month". */
  readonly per?: string | undefined;
  /** Shows the cents even when they are zero: `$60.00`. */
  readonly exact?: boolean;
  readonly size?: "large" | "medium";
}

/** A price in scoreboard digits with raised cents; screen readers and copying get `$59.99`. */
export function Price({ cents, per, exact = false, size = "medium" }: Props) {
  const parts = moneyParts(cents, exact);
  return (
    <p className={`price price-${size}`}>
      <span className="price-figure">
        <span className="price-sign">$</span>
        {parts.dollars}
        {parts.cents === undefined ? null : (
          <span className="price-cents">
            <span className="price-point">.</span>
            {parts.cents}
          </span>
        )}
      </span>
      {per === undefined ? null : <span className="price-per"> {per}</span>}
    </p>
  );
}
