import type { FindGroup } from "../../selectors/find.ts";
import { SaleButton, SaleReason } from "./Sale.tsx";
import { TargetLink } from "./TargetButton.tsx";
import "./PriceList.css";

/** The offers by age, each row with one button. */
export function FindList({ groups }: { readonly groups: readonly FindGroup[] }) {
  return groups.map(({ heading, rows }) => (
    <section key={heading} className="price-list">
      <h2>{heading}</h2>
      <ul>
        {rows.map(({ id, name, who, price, action, target, sale }) => (
          <li key={id}>
            <h3>
              {name}
              <span>{who}</span>
            </h3>
            <p>{price}</p>
            <div>
              <SaleButton sale={sale} action={action} about={name} reasonId={`why-${id}`}>
                <TargetLink target={target} about={name} variant="quiet">
                  {action}
                </TargetLink>
              </SaleButton>
              <SaleReason sale={sale} id={`why-${id}`} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
