import type { ReactNode } from "react";
import { joinNumbers } from "../../lib/text.ts";
import type { PriceGroup } from "../../selectors/price-list.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Price } from "./Price.tsx";
import { PurchaseButton } from "./PurchaseButton.tsx";
import { SaleReason } from "./Sale.tsx";
import "./PriceList.css";

/** All prices, group by group, each row with its button. */
export function PriceList({ groups }: { readonly groups: readonly PriceGroup[] }) {
  return groups.map(({ id, heading, rates, offers }) => (
    <section key={id} className="price-list" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {rates.map(({ name, detail, price, currency, page, action }) => (
          <Row key={name} name={name} detail={detail} price={<Price cost={{ price, currency }} />}>
            <ButtonLink href={page} about={name} variant="quiet">
              {action}
            </ButtonLink>
          </Row>
        ))}
        {offers.map((offer) => (
          <Row
            key={offer.slug}
            name={<a href={offer.page}>{joinNumbers(offer.name)}</a>}
            detail={offer.summary}
            price={<Price cost={offer} exact={offer.kind === "special"} />}
          >
            <PurchaseButton offer={offer} variant="quiet" />
            <SaleReason sale={offer.sale} id={`why-${offer.slug}`} reason={offer.reason} />
          </Row>
        ))}
      </ul>
    </section>
  ));
}

interface RowProps {
  readonly name: ReactNode;
  readonly detail: string | undefined;
  readonly price: ReactNode;
  readonly children: ReactNode;
}

function Row({ name, detail, price, children }: RowProps) {
  return (
    <li>
      <h3>
        {name}
        {detail !== undefined && <span>{detail}</span>}
      </h3>
      {price}
      <div>{children}</div>
    </li>
  );
}
