/** The calculator's answer in words. Small: the page's script brings it along. */
import type { Advice, Cost, CostLine } from "./costs.ts";

/** `$15.17 to $21.67`, or `$39.99`. */
export function costRange([low, high]: readonly [number, number]): string {
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

/** `$39.99`, `$5,013.29`; a whole cent is not split. `money.ts` formats at build time, with `Intl`. */
function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/gu, ",")}`;
}

const units: Record<CostLine["what"], [one: string, many: string]> = {
  member: ["membership", "memberships"],
  sibling: ["sibling", "siblings"],
  token: ["token", "tokens"],
  halfHour: ["half hour in a cage", "half hours in a cage"],
  hour: ["hour in a cage", "hours in a cage"],
};

/** `8.67 half hours in a cage × $25.00`. */
export function lineWords({ what, quantity, each }: CostLine): string {
  const count = String(Math.round(quantity * 100) / 100);
  return `${count} ${units[what][count === "1" ? 0 : 1]} × ${costRange(each)}`;
}

/** `a month, if it has no limit on the machines`. */
export function perMonth({ ask }: Cost): string {
  return ask ? "a month, if it has no limit on the machines: ask us" : "a month";
}

const asYouGo = "paying as you go";

/** The answer in a sentence or two: `Silver costs least: $39.99 a month.` */
export function adviceWords({ cheapest, withPacks, ifUnlimited }: Advice): string {
  const names = cheapest.map(({ name = asYouGo }) => name);
  const [first] = cheapest;
  if (!first) return "";
  const price = `${costRange([first.low, first.high])} a month.`;
  const named = names.join(" and ");
  const sentence =
    names.length > 1 ? `${named} cost about the same: ${price}` : `${named} costs least: ${price}`;
  const more = [
    withPacks &&
      `With the best pack of tokens, ${withPacks.name ?? asYouGo} costs less: from ${dollars(withPacks.low)}.`,
    ifUnlimited &&
      `${ifUnlimited.name ?? asYouGo} would cost ${dollars(ifUnlimited.low)} if it has no limit on the machines: ask us.`,
  ];
  return [sentence.charAt(0).toUpperCase() + sentence.slice(1), ...more.filter(Boolean)].join(" ");
}
