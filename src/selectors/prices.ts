import { formatTimeRange } from "../lib/dates.ts";
import { formatMoney } from "../lib/money.ts";
import { bookingTarget, type Target } from "./booking.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import type { Package } from "../content/schema/package.ts";
import type { ForWhom } from "../content/schema/season.ts";
import { unsaid, whomOf } from "./for-whom.ts";
import { packageSale, todayAt, type Sale } from "./seasons.ts";

type FromPackage = "slug" | "name" | "kind" | "price" | "per" | "sessions" | "summary" | "featured";

/** A package, its price in cents, with the targets of its buttons. */
export interface Offer extends Pick<Entry<Package>, FromPackage> {
  /** What one token of a pack costs, in cents. */
  readonly each: number | undefined;
  /** Sports and ages, unless its name or summary says them, then what it includes. */
  readonly includes: readonly string[];
  /** The sessions of a camp package: `Hitting 12:00 to 1:30pm`. */
  readonly agenda: readonly string[];
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
export function lowestPrice(offers: readonly Offer[]): number | undefined {
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

/** What a card and its dialog say of sports, ages and price, each without what its own text says already. */
export interface Facts {
  readonly card: readonly string[];
  readonly dialog: readonly string[];
}

/** The facts of something with these offers, beside its texts. */
export function factsBeside(
  who: ForWhom,
  offers: readonly Offer[],
  texts: { readonly [Place in keyof Facts]: string },
): Facts {
  const price = lowestPrice(offers);
  const all = [
    ...whomOf(who),
    { fact: formatLowest(offers), told: price === undefined ? undefined : formatMoney(price) },
  ];
  return { card: unsaid(all, texts.card), dialog: unsaid(all, texts.dialog) };
}

/** Whether the terms of lessons and training (expiry, payment, check-in) belong on a page with these offers. */
export function sellsTraining(offers: readonly Offer[]): boolean {
  return offers.some(
    ({ kind }) =>
      kind === "lesson" || kind === "camp" || kind === "league" || kind === "youth" || kind === "assessment",
  );
}

function offerOf(content: Content, item: Entry<Package>): Offer {
  const { facility, camps, placeholders } = content;
  const { slug, name, kind, price, sessions, summary } = item;
  const purchase = bookingTarget(facility, item.sellAs, item.purchase);
  // A camp package covers the first sessions of the day.
  const camp = kind === "camp" ? camps.find(({ packages }) => packages.includes(slug)) : undefined;
  const agenda = camp?.sessions
    .slice(0, sessions)
    .map((session) => `${session.name} ${formatTimeRange(session.from, session.until)}`);
  return {
    ...item,
    each: kind === "tokens" && sessions !== undefined ? Math.round(price / sessions) : undefined,
    includes: [...unsaid(whomOf(item), `${name} ${summary}`), ...item.includes],
    agenda: agenda ?? [],
    purchase,
    because: purchase ? undefined : placeholders.unavailable.purchase,
    calendar: bookingTarget(facility, "booking", item.calendar),
    sale: packageSale(content, item, todayAt(facility)),
  };
}

/** A special, with its number of places and whether it is full. */
export interface Special extends Offer {
  /** `undefined` if their number is not limited. */
  readonly places: number | undefined;
  readonly full: boolean;
}

/** The Founders Club is limited by number: it is for sale until the content says that it is full. */
export function specialsOf(content: Content): Special[] {
  const { places, full = false } = content.terms.founders ?? {};
  const slugs = content.packages.filter(({ kind }) => kind === "special").map(({ slug }) => slug);
  return offersNamed(content, slugs).map((offer) => ({ ...offer, places, full }));
}
