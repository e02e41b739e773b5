import type { KeyPrice } from "../../selectors/key-prices.ts";
import { Scheduled } from "../../ui/Scheduled.tsx";
import { Price } from "./Price.tsx";
import "./KeyPrices.css";

/** The prices of a page, on the scoreboard. */
export function KeyPrices({ prices }: { readonly prices: readonly KeyPrice[] }) {
  return (
    <dl className="key-prices">
      {prices.map(({ label, price, sale }) => (
        <Scheduled key={label} until={sale?.repeating ? undefined : sale?.until} shown>
          <dt>{label}</dt>
          <dd>
            <Price cents={price} as="span" />
          </dd>
        </Scheduled>
      ))}
    </dl>
  );
}
