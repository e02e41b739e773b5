/**
 * Offers: the packages as pages sell them, with their prices and buttons. The price of a package is shown
 *
 * - on the cards of the pages that show it in a section `packages` or `prices`: `OfferGrid.tsx`, `SpecialCards.tsx`
 * - in its row of `/prices`: `price-list.ts`, drawn by `PriceList.tsx`
 * - as the lowest of several on a coach's or an event's card, on the floor plan and with a page in the search:
 *   `lowestPrice`, `lowestOffer`, `formatLowestPrice`
 * - as a result of the search and in its A to Z: `offerEntries` in `search/search-index.ts`
 * - in sentences as `{{price.gold}}`: `content/read/variables.ts`
 * - to search engines: `offerData` in `seo/structured-data/facility.ts`
 */
import type { Package } from "../content/schema/package.ts";
import type { Content, Entry } from "../content/schema/registry.ts";
import { fillIn } from "../lib/fill-in.ts";
import { cents, formatExactMoney, formatPrice, inOneList, type Cents, type Price } from "../lib/money.ts";
import { bookingLink, purchaseLink } from "./booking.ts";
import type { Link } from "../lib/link.ts";
import { linkOnSellingPage } from "./links.ts";
import { pageOf } from "./pages.ts";
import { todayAt } from "./today.ts";
import { isReserved, packageSale } from "./sale.ts";
import { packagesIn, sellingPage, shownOn } from "./shown.ts";
import type { PackageSection } from "../content/read/page-sections.ts";
import { whyDisabled } from "./why-disabled.ts";

/** A package with its price in cents and the buttons that it has on a page. */
export type Offer = ReturnType<typeof offerOf>;

/** The packages that a page shows, in their order. */
export function offersOn(content: Content, key: string): Offer[] {
  return shownOn(content, key).packages.map((item) => offerOf(content, item, key));
}

/** The packages that a page sells: those that it shows, but for those that another page sells. */
export function offersSoldOn(content: Content, key: string): Offer[] {
  return offersOn(content, key).filter(({ slug }) => sellingPage(content, slug) === key);
}

/** The packages of a section on a page. */
export function offersIn(
  content: Content,
  section: Pick<PackageSection, "kind" | "packages">,
  page: string,
): Offer[] {
  return inOneList(packagesIn(content, section).map((item) => offerOf(content, item, page)));
}

/** The packages that meet a condition, in their order. */
export function offersWhere(content: Content, condition: (item: Entry<Package>) => boolean): Offer[] {
  return content.packages.filter(condition).map((item) => offerOf(content, item));
}

/** The cheapest paid offer that is not over, else a free one, else one with words only; `undefined` if all are over. */
export function lowestOffer(offers: readonly Offer[]): Offer | undefined {
  return currentByPrice(offers)[0];
}

/** The offers that are not over: the cheapest first, then free ones, then those that have only words. */
function currentByPrice(offers: readonly Offer[]): Offer[] {
  const current = offers.filter(({ sale }) => sale?.phase !== "after");
  const paid = current.filter(({ price = 0 }) => price > 0);
  const free = current.filter(({ price }) => price === 0);
  const onlyWords = current.filter(({ price }) => price === undefined);
  return [...paid.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)), ...free, ...onlyWords];
}

/** What the cheapest offer costs: `$75 an hour`, `From $30`, `$200`; `undefined` without an offer. */
export function lowestPrice(offers: readonly Offer[]): Price | undefined {
  const [lowest, ...others] = currentByPrice(offers);
  if (!lowest) return undefined;
  const { price, per } = lowest;
  // What costs more than an hour is several hours, so an hour is not "from" its price.
  if (price === undefined || price === 0 || isForTime(per)) return lowest;
  const someAreHigher = others.some((offer) => offer.price !== undefined && offer.price > price);
  return someAreHigher ? { ...lowest, orMore: true, upTo: undefined } : lowest;
}

/** Whether a price is for a length of time, so that what costs more is longer. */
export function isForTime(per: string | undefined): boolean {
  return per === "half hour" || per === "hour";
}

/** What the cheapest offer costs, in words; `undefined` without an offer. */
export function formatLowestPrice(offers: readonly Offer[]): string | undefined {
  const price = lowestPrice(offers);
  return price && formatPrice(price);
}

/** The price of one token of a pack, in cents; `undefined` if the pack has no number of tokens, or no single price. */
function perTokenOf({ kind, sessions, price, upTo, orMore }: Package): Cents | undefined {
  if (kind !== "tokens" || sessions === undefined) return undefined;
  if (price === undefined || price === 0 || upTo !== undefined || orMore) return undefined;
  return cents(Math.round(price / sessions));
}

function perTokenText({ facility, words }: Content, item: Package): string | undefined {
  const price = perTokenOf(item);
  if (price === undefined) return undefined;
  return fillIn(words.prices.perToken, { price: formatExactMoney(price, facility.currency) });
}

/** The offer of a package on a page; without one, with the button that it has on most pages. */
function offerOf(content: Content, item: Entry<Package>, page?: string) {
  const { facility, words } = content;
  const { action, purchase } = sellButton(content, item, page);
  return {
    ...item,
    currency: facility.currency,
    exact: item.kind === "special",
    /** The price of one token of a pack, in words. */
    perToken: perTokenText(content, item),
    purchase,
    /** The text of the button that sells it. */
    action,
    /** Why that button is disabled; undefined if it has a link. */
    reason: whyDisabled(content, { purchase }),
    calendar: bookingLink(content, item.calendar),
    /** The text of the button that opens its times. */
    calendarLabel: words.buttons.calendar,
    /** The same where it calls the front desk. */
    calendarCalling: words.buttons.callCalendar,
    /** When it can be bought; `undefined` if it is always on sale. */
    sale: packageSale(content, item, todayAt(facility)),
  };
}

/**
 * The button that sells a package: its text and its link, null if it has none yet. A special that names the page that
 * sells it is sold there alone; the buttons of other pages lead to it.
 */
function sellButton(
  content: Content,
  item: Package,
  page: string | undefined,
): { action: string; purchase: Link | null } {
  const { buttons } = content.words;
  const purchase = leadsTo(item.purchase, page)
    ? linkOnSellingPage(content, page)
    : purchaseLink(content, item.sellAs, item.purchase);
  const { soldOn } = item;
  if (!isReserved(content, item) || soldOn === undefined)
    return { action: item.price === 0 ? buttons.signUp : buttons.purchase, purchase };
  if (page === soldOn) return { action: buttons.reserveSpot, purchase };
  return {
    action: buttons.reserve,
    purchase: { href: pageOf(content, soldOn).path, newWindow: false },
  };
}

/** Whether a target is the page that its button is on. */
function leadsTo(target: Package["purchase"], page: string | undefined): page is string {
  return typeof target === "object" && "route" in target && target.route === page;
}
