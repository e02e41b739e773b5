import type { KeyPrice } from "../../selectors/key-prices.ts";
import { Dated } from "./Dated.tsx";
import { Price } from "./Price.tsx";
import "./KeyPrices.css";

/** The line score of a page: what it costs, on the scoreboard. */
export function KeyPrices({ figures }: { readonly figures: readonly KeyPrice[] }) {
  return (
    <dl className="line-score">
      {figures.map(({ label, price, sale }) => (
        <Dated key={label} until={sale?.again ? undefined : sale?.until} shown>
          <dt>{label}</dt>
          <dd>
            <Price cents={price} as="span" />
          </dd>
        </Dated>
      ))}
    </dl>
  );
}
