import type { ReactNode } from "react";
import type { mailAccount } from "../../selectors/forms.ts";
import "../../ui/Button.css";
import "./OutboxBar.css";

interface Props {
  /** The origin of the mail service; empty for the page's own. */
  readonly origin: string;
  readonly account: ReturnType<typeof mailAccount>;
}

/**
 * The bar at the bottom of the window for messages that no form shows; empty until the outbox's script fills it. It
 * carries the account that messages are sent with.
 */
export function OutboxBar({ origin, account }: Props): ReactNode {
  const templates = Object.entries(account.templates).map(([form, id]) => [`data-template-${form}`, id]);
  return (
    <div
      id="notices"
      className="no-print"
      data-origin={origin}
      data-public-key={account.publicKey}
      data-service-id={account.serviceId}
      {...Object.fromEntries(templates)}
    />
  );
}
