import type { Content } from "../content/schema/registry.ts";
import type { Link } from "./links.ts";

/** The buttons of a card: where they lead, `null` if nowhere yet, `undefined` if the card has no such button. */
interface CardButtons {
  readonly purchase?: Link | null;
  readonly book?: Link | null;
  /** Whether the card only keeps a place for a coach or an event to come, so that nothing is sold or booked. */
  readonly placeholder?: boolean;
}

/**
 * Why a button of a card is disabled, in the words of `open-spots.yaml`; `undefined` if none is. A sale that is over or
 * to come says so itself (`components/pricing/Sale.tsx`).
 */
export function whyDisabled(
  { openSpots: { reasons } }: Pick<Content, "openSpots">,
  { purchase, book, placeholder = false }: CardButtons,
): string | undefined {
  if (placeholder || (purchase === null && book === null)) return reasons.both;
  if (purchase === null) return reasons.purchase;
  return book === null ? reasons.book : undefined;
}
