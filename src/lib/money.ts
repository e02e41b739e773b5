/** An amount of money in cents, so that nobody takes it for dollars. */
export type Cents = number & { readonly unit: "cents" };

/** A whole number as cents. */
export function cents(whole: number): Cents {
  return whole as Cents;
}

const dollars = { style: "currency", currency: "USD" } as const;
const exact = new Intl.NumberFormat("en-US", dollars);
const plain = new Intl.NumberFormat("en-US", { ...dollars, trailingZeroDisplay: "stripIfInteger" });

/** Formats an amount as `$59.99`, or `$45` without cents. */
export function formatMoney(amount: Cents): string {
  return plain.format(amount / 100);
}

/** Formats an amount as `$10.00`, always with cents. */
export function formatExactMoney(amount: Cents): string {
  return exact.format(amount / 100);
}

/** What a price is for, in words; nothing for a one-time price. */
export const perWords = {
  month: "per month",
  hour: "an hour",
  "half hour": "a half hour",
  session: "per session",
  once: undefined,
} as const;

/** `$75 an hour`, `$109.99 per month`, or `$45` for a one-time price. */
export function formatPrice(amount: Cents, per: keyof typeof perWords): string {
  return perWords[per] === undefined ? formatMoney(amount) : `${formatMoney(amount)} ${perWords[per]}`;
}

/** Splits an amount into dollars and cents for a scoreboard; cents only if there are any, or always if `exact`. */
export function moneyParts(amount: Cents, exact = false): { dollars: string; cents: string | undefined } {
  const rest = amount % 100;
  return {
    dollars: new Intl.NumberFormat("en-US").format(Math.trunc(amount / 100)),
    cents: rest === 0 && !exact ? undefined : String(rest).padStart(2, "0"),
  };
}
