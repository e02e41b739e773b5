import type { Offer } from "../../selectors/offers.ts";
import type { ButtonVariant } from "../../ui/Button.tsx";
import { SaleButton } from "./Sale.tsx";
import { TargetButton } from "../../ui/TargetButton.tsx";

interface PurchaseButtonProps {
  readonly offer: Pick<Offer, "slug" | "name" | "purchase" | "action" | "sale">;
  readonly variant?: ButtonVariant;
}

/**
 * The button that sells an offer; when it is disabled, for a reason from `selectors/why-disabled.ts`, a `SaleReason`
 * with the id `why-<slug>` says why.
 */
export function PurchaseButton({ offer, variant = "primary" }: PurchaseButtonProps) {
  const { slug, name, purchase, action, sale } = offer;
  const shared = { about: name, reasonId: `why-${slug}`, variant };
  return (
    <SaleButton sale={sale} action={action} {...shared}>
      <TargetButton target={purchase} {...shared}>
        {action}
      </TargetButton>
    </SaleButton>
  );
}
