import type { Offer } from "../../selectors/prices.ts";
import type { ButtonVariant } from "../../ui/Button.tsx";
import { SaleButton } from "./Sale.tsx";
import { TargetButton } from "./TargetButton.tsx";

interface Props {
  readonly offer: Offer;
  readonly variant?: ButtonVariant;
}

/** The Purchase button of an offer; when it is disabled, a `SaleReason` with the id `why-<slug>` says why. */
export function PurchaseButton({ offer, variant = "primary" }: Props) {
  const { slug, name, purchase, sale } = offer;
  const shared = { about: name, why: `why-${slug}`, variant };
  return (
    <SaleButton sale={sale} action="Purchase" {...shared}>
      <TargetButton target={purchase} {...shared}>
        Purchase
      </TargetButton>
    </SaleButton>
  );
}
