import type { ReactNode } from "react";
import type { Content } from "../../content/schema/registry.ts";
import "../../ui/Button.css";

interface Props {
  readonly account: Pick<Content["mail"], "publicKey" | "serviceId"> & { readonly origin: string };
  readonly forms: Content["forms"];
}

/**
 * The bar at the bottom of the window for messages that no form shows; empty until the outbox's script fills it. It
 * carries the account that messages are sent with.
 */
export function OutboxBar({ account, forms }: Props): ReactNode {
  return (
    <div
      id="notices"
      className="no-print"
      data-origin={account.origin}
      data-public-key={account.publicKey}
      data-service-id={account.serviceId}
      {...Object.fromEntries(forms.map(({ slug, email }) => [`data-template-${slug}`, email.template]))}
    />
  );
}
