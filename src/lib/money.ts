import { memoize } from "./memoize.ts";
import { language } from "./language.ts";

/** An amount of money in cents: a type of its own, so that dollars can't be passed for it. */
export type Cents = number & { readonly unit: "cents" };

/** A whole number as cents. */
export function cents(whole: number): Cents {
  return whole as Cents;
}

/** A price as visitors read it: an amount or a range with its unit and words, or words in place of an amount. */
export interface Price {
  /** The three letters of its currency: `USD`. */
  readonly currency: string;
  /** The amount, or the lowest of a range; 0 is free. Undefined where only words say it. */
  readonly price?: Cents | undefined;
  /** The highest amount of a range. */
  readonly upTo?: Cents | undefined;
  /** Whether it may be more than its amount: `From $79`. */
  readonly orMore?: boolean;
  /** The unit of the price, such as month; undefined for a one-time price. */
  readonly per?: string | undefined;
  /** Words after the price, such as plus tax, or in place of it. */
  readonly priceWords?: string | undefined;
  /** Whether it shows its cents even when they are zero, `$60.00`, as others of its list do (`showCents`). */
  readonly exact?: boolean;
}

/** Whether the prices of one list show cents: all do if one has some. */
export function showCents(prices: readonly Pick<Price, "price" | "upTo" | "exact">[]): boolean {
  const hasCents = (amount = cents(0)) => amount % 100 !== 0;
  return prices.some(({ price, upTo, exact = false }) => exact || hasCents(price) || hasCents(upTo));
}

/** Prices that stand in one list, with cents in all or in none. */
export function inOneList<Of extends Price>(prices: readonly Of[]): Of[] {
  const exact = showCents(prices);
  return prices.map((price) => ({ ...price, exact }));
}

/** Cards that stand in one list, whose prices have cents in all or in none. */
export function withPricesInOneList<Card extends { readonly price?: Price | undefined }>(
  cards: readonly Card[],
): Card[] {
  const exact = showCents(cards.flatMap(({ price }) => price ?? []));
  return cards.map((card) => (card.price ? { ...card, price: { ...card.price, exact } } : card));
}

/** Writes amounts as the site's language does, with the currency's own sign: Canadian dollars are `$`, too. */
const shortFormat = memoize((currency) => moneyFormat(currency, "stripIfInteger"));
/** The same, always with cents. */
const exactFormat = memoize((currency) => moneyFormat(currency, "auto"));

function moneyFormat(currency: string, trailingZeroDisplay: "auto" | "stripIfInteger"): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay,
  });
}

/** Formats an amount as `$59.99`, or `$45` without cents. */
export function formatMoney(amount: Cents, currency: string): string {
  return shortFormat(currency).format(amount / 100);
}

/** Formats an amount as `$10.00`, always with cents. */
export function formatExactMoney(amount: Cents, currency: string): string {
  return exactFormat(currency).format(amount / 100);
}

/** The unit of a price in words: `per month`, `an hour`; undefined for a one-time price. */
export function perText(per: string | undefined): string | undefined {
  if (per === undefined) return undefined;
  if (per === "hour") return "an hour";
  return per === "half hour" ? "a half hour" : `per ${per}`;
}

/** An amount with the words around it, in the order in which visitors read them. */
export interface PriceParts {
  /** `From`. */
  readonly before: string | undefined;
  /** The amount, or the lowest and the highest; none if it is free or only words say it. */
  readonly amounts: readonly Cents[];
  /** `Free`, in place of the amount. */
  readonly free: string | undefined;
  /** `per month`, `plus tax`. */
  readonly after: readonly string[];
}

/** The parts of a price, for a component that styles each. */
export function priceParts({
  price,
  upTo,
  orMore = false,
  per,
  priceWords,
}: Omit<Price, "currency">): PriceParts {
  const after = [perText(per), priceWords].filter((words) => words !== undefined);
  if (price === undefined) return { before: undefined, amounts: [], free: undefined, after };
  if (price === 0 && upTo === undefined) return { before: undefined, amounts: [], free: "Free", after };
  return {
    before: orMore ? "From" : undefined,
    amounts: upTo === undefined || upTo === price ? [price] : [price, upTo],
    free: undefined,
    after,
  };
}

/** A price whose unit is said elsewhere, such as at the head of its column. */
export function withoutUnit<Of extends Price>(price: Of): Of {
  return { ...price, per: undefined };
}

/** `$45`, `Free`, `From $79`, `$79 to $99`, or its words if it has no amount. */
export function formatPriceWithoutUnit(price: Price): string {
  const { before, amounts, free, after } = priceParts(price);
  if (price.price === undefined) return after.join(" ");
  const format = price.exact ? formatExactMoney : formatMoney;
  const figure = free ?? amounts.map((amount) => format(amount, price.currency)).join(" to ");
  return before === undefined ? figure : `${before} ${figure}`;
}

/** `$75 an hour`, `From $79 per month plus tax`, or `$45` for a one-time price. */
export function formatPrice(price: Price): string {
  if (price.price === undefined) return formatPriceWithoutUnit(price);
  return [formatPriceWithoutUnit(price), ...priceParts(price).after].join(" ");
}

/** An amount for a scoreboard: `$`, `59` and `99`. */
interface MoneyParts {
  readonly sign: string;
  readonly dollars: string;
  readonly cents: string | undefined;
}

/** Splits an amount for a scoreboard; cents only if there are any, or always if `exact`. */
export function moneyParts(amount: Cents, currency: string, exact = false): MoneyParts {
  const format = exact ? exactFormat(currency) : shortFormat(currency);
  const parts = format.formatToParts(amount / 100);
  const textOf = (...types: readonly string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ value }) => value)
      .join("");
  return {
    sign: textOf("currency"),
    dollars: textOf("integer", "group"),
    cents: textOf("fraction") || undefined,
  };
}
