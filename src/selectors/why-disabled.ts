/**
 * Why a button that sells or books is disabled. There are two kinds of reasons, each decided in one place:
 *
 * 1. It leads nowhere (`whyDisabled`): the content has no address for it, such as a package without `purchase`, so its
 *    link is null (`booking.ts`, `pricePageLink` in `links.ts`), or its card keeps a place for a coach or an event to
 *    come.
 * 2. Its sale is not on (`packageSale`, `eventSale` in `sale.ts`): not begun, over, sold out, full or canceled, or the
 *    event has begun.
 *
 * The words are `disabled` in `words.yaml`, unless the event has its own (`status.words`, and `closed` of its kind).
 * `components/pricing/Sale.tsx` and `TargetButton.tsx` draw the button; `SaleReason`, or `ButtonReason` where nothing
 * has a sale, draws the line that says why. The floor plan says it in the space's dialog.
 */
import type { Content } from "../content/schema/registry.ts";
import type { Link } from "../lib/link.ts";

/** The buttons of a card: where they lead, `null` if nowhere yet, `undefined` if the card has no such button. */
interface CardButtons {
  readonly purchase?: Link | null;
  readonly book?: Link | null;
  /** Whether the card only keeps a place for a coach or an event to come, so that nothing is sold or booked. */
  readonly placeholder?: boolean;
}

/** Why a button of a card leads nowhere; `undefined` if every button has a link. */
export function whyDisabled(
  { words: { disabled } }: Pick<Content, "words">,
  { purchase, book, placeholder = false }: CardButtons,
): string | undefined {
  if (placeholder || (purchase === null && book === null)) return disabled.neither;
  if (purchase === null) return disabled.purchase;
  return book === null ? disabled.book : undefined;
}
