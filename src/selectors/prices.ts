import { cents, formatMoney, type Cents } from "../lib/money.ts";
import { bookingTarget, type Target } from "./booking.ts";
import { hasPage } from "./pages.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import type { Package } from "../content/schema/package.ts";
import { packageSale, todayAt, type Sale } from "./sales.ts";

type FromPackage =
  "slug" | "name" | "kind" | "event" | "price" | "per" | "sessions" | "summary" | "includes" | "featured";

/** A package, its price in cents, with the targets of its buttons. */
export interface Offer extends Pick<Entry<Package>, FromPackage> {
  /** What one token of a pack costs, in cents. */
  readonly each: Cents | undefined;
  readonly purchase: Target | null;
  /** Why nobody can buy it. */
  readonly because: string | undefined;
  readonly calendar: Target | null;
  /** When it can be bought; `undefined` if it is always on sale. */
  readonly sale: Sale | undefined;
}

/** The packages that a page lists, in their order. */
export function offersOn(content: Content, key: string): Offer[] {
  return content.packages
    .filter(({ listedOn }) => listedOn.includes(key))
    .map((item) => offerOf(content, item));
}

/** The packages with these slugs, in this order; skips slugs without a package. */
export function offersNamed(content: Content, slugs: readonly string[]): Offer[] {
  return slugs.flatMap((slug) =>
    content.packages.filter((item) => item.slug === slug).map((item) => offerOf(content, item)),
  );
}

/** The cheapest offer; `undefined` if there is none. */
export function lowestOffer(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted((a, b) => a.price - b.price)[0];
}

/** The lowest price on a page in cents; `undefined` if it sells nothing. */
export function lowestPrice(offers: readonly Offer[]): Cents | undefined {
  return lowestOffer(offers)?.price;
}

/** `$75 an hour`, `From $30`, `$200 for 4 sessions`; `undefined` without an offer. */
export function formatLowest(offers: readonly Offer[]): string | undefined {
  const lowest = lowestOffer(offers);
  if (!lowest) return undefined;
  const { kind, price, per, sessions = 1 } = lowest;
  if (per === "hour") return `${formatMoney(price)} an hour`;
  const pack = sessions > 1 && kind === "lesson" ? ` for ${sessions} sessions` : "";
  const from = offers.some((offer) => offer.price > price) ? "From " : "";
  return `${from}${formatMoney(price)}${per === "once" ? pack : ` per ${per}`}`;
}

/** Whether the terms of lessons and training (expiry, payment, check-in) belong on a page with these offers. */
export function sellsTraining(offers: readonly Offer[]): boolean {
  return offers.some(({ kind }) => kind === "lesson" || kind === "event" || kind === "assessment");
}

function offerOf(content: Content, item: Entry<Package>): Offer {
  const { facility, openSpots } = content;
  const purchase = bookingTarget(facility, item.sellAs, item.purchase);
  return {
    ...item,
    each:
      item.kind === "tokens" && item.sessions !== undefined
        ? cents(Math.round(item.price / item.sessions))
        : undefined,
    purchase,
    because: purchase ? undefined : openSpots.unavailable.purchase,
    calendar: bookingTarget(facility, "booking", item.calendar),
    sale: packageSale(content, item, todayAt(facility)),
  };
}

/** A special, with its number of spots and whether it is full. */
export interface Special extends Offer {
  /** Whether it is reserved on the page of the Founders Club. */
  readonly reserved: boolean;
  /** `undefined` if their number is not limited. */
  readonly spots: number | undefined;
  readonly full: boolean;
}

/** The specials that a page lists. The Founders Club is limited by number: it is for sale until the content says that it is full. */
export function specialsOn(content: Content, key: "specials" | "founders"): Special[] {
  const { spots, full = false } = content.policyNumbers.founders ?? {};
  const club = new Set(
    hasPage(content, "founders") ? offersOn(content, "founders").map(({ slug }) => slug) : [],
  );
  return offersOn(content, key)
    .filter(({ kind }) => kind === "special")
    .map((offer) => {
      const reserved = club.has(offer.slug);
      return { ...offer, reserved, spots: reserved ? spots : undefined, full: reserved && full };
    });
}
