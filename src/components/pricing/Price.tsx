import { costParts, moneyParts, type Cost } from "../../lib/money.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import "./Price.css";

interface PriceProps {
  readonly cost: Cost;
  /** Replaces the cost's own `per month` by another word: `monthly`. */
  readonly per?: string | undefined;
  /** Shows the cents even when they are zero: `$60.00`. */
  readonly exact?: boolean;
  readonly size?: "large" | "medium";
}

/** A price in scoreboard digits with raised cents; screen readers and copying get `$59.99`. */
export function Price({ cost, per, exact = false, size = "medium" }: PriceProps) {
  const { before, amounts, free, after } = costParts(per === undefined ? cost : { ...cost, per: undefined });
  const [lowest, highest] = amounts;
  const words = per === undefined ? after : [per, ...after];
  return (
    <p className={size === "large" ? "price price-large" : "price"}>
      {before !== undefined && <span className="price-per">{before} </span>}
      {free !== undefined && <span className="price-figure">{free}</span>}
      {lowest !== undefined && <Figure parts={moneyParts(lowest, cost.currency, exact)} />}
      {highest !== undefined && (
        <>
          <span className="price-per"> to </span>
          <Figure parts={moneyParts(highest, cost.currency, exact)} />
        </>
      )}
      {words.length > 0 && (
        <span className={cost.price === undefined ? "price-words" : "price-per"}>
          <Sentence>{` ${words.join(" ")}`}</Sentence>
        </span>
      )}
    </p>
  );
}

function Figure({ parts }: { readonly parts: ReturnType<typeof moneyParts> }) {
  return (
    <span className="price-figure">
      <span className="price-sign">{parts.sign}</span>
      {parts.dollars}
      {parts.cents !== undefined && (
        <span className="price-cents">
          <span className="price-point">.</span>
          {parts.cents}
        </span>
      )}
    </span>
  );
}
