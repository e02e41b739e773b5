const dollars = { style: "currency", currency: "USD" } as const;
const exact = new Intl.NumberFormat("en-US", dollars);
const plain = new Intl.NumberFormat("en-US", { ...dollars, trailingZeroDisplay: "stripIfInteger" });

/** Formats cents as `$59.99`, or `$45` without cents. */
export function formatMoney(cents: number): string {
  return plain.format(cents / 100);
}

/** Formats cents as `$10.00`, always with cents. */
export function formatExactMoney(cents: number): string {
  return exact.format(cents / 100);
}

/** Splits cents into dollars and cents for a scoreboard; cents only if there are any, or always if `exact`. */
export function moneyParts(cents: number, exact = false): { dollars: string; cents: string | undefined } {
  const rest = cents % 100;
  return {
    dollars: new Intl.NumberFormat("en-US").format(Math.trunc(cents / 100)),
    cents: rest === 0 && !exact ? undefined : String(rest).padStart(2, "0"),
  };
}
