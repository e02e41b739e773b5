import "../../ui/Button.css";
import "./OutboxBar.css";

/** The bar at the bottom of the window for messages that no form shows; empty until the outbox's script fills it. */
export function OutboxBar() {
  return <div id="notices" className="no-print" />;
}
