/**
 * The bar at the bottom of the window, which the outbox's script fills: undelivered messages that no form here shows.
 */
export function OutboxBar() {
  return <div id="outbox-bar" className="no-print" />;
}
