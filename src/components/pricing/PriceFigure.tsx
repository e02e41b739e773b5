import { moneyParts, priceParts, withoutUnit, type Price } from "../../lib/money.ts";
import { Sentence } from "../../ui/Sentence.tsx";

interface PriceFigureProps {
  readonly price: Price;
  /** Replaces the price's own `per month` by another word: `monthly`. */
  readonly per?: string | undefined;
}

/** A price in scoreboard digits with raised cents; screen readers and copying get `$59.99`. */
export function PriceFigure({ price, per }: PriceFigureProps) {
  const { before, amounts, free, after } = priceParts(per === undefined ? price : withoutUnit(price));
  const [lowest, highest] = amounts;
  const words = per === undefined ? after : [per, ...after];
  return (
    <p className="price">
      {before !== undefined && <span className="price-per">{before} </span>}
      {free !== undefined && <span className="price-figure">{free}</span>}
      {lowest !== undefined && <Amount parts={moneyParts(lowest, price.currency, price.exact)} />}
      {highest !== undefined && (
        <>
          <span className="price-per"> to </span>
          <Amount parts={moneyParts(highest, price.currency, price.exact)} />
        </>
      )}
      {words.length > 0 && (
        <span className={price.price === undefined ? "price-words" : "price-per"}>
          <Sentence>{` ${words.join(" ")}`}</Sentence>
        </span>
      )}
    </p>
  );
}

function Amount({ parts }: { readonly parts: ReturnType<typeof moneyParts> }) {
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
