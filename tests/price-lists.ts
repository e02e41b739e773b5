/**
 * The lists of prices on built pages: the cards of a section, a list of the page of all prices, a table of rates, the
 * plan.
 */
import type { HTMLElement } from "node-html-parser";
import type { BuiltSite } from "../tools/site/read-site.ts";

const lists = ".cards, .price-list ul, .rate-board, .rate-line-prices, .floor-plan";
const prices = ".price, .button, .floor-plan-tag";

/** The lists with amounts of which some show cents and others don't, a line each; and how many have several amounts. */
export function listsWithSomeCents({ pages }: Pick<BuiltSite, "pages">) {
  const hasCents = (amount: string) => amount.includes(".");
  const found = pages.flatMap(({ file, dom }) => amountsByList(dom).map((amounts) => ({ file, amounts })));
  return {
    long: found.filter(({ amounts }) => amounts.length > 1).length,
    mixed: found
      .filter(({ amounts }) => amounts.some(hasCents) && !amounts.every(hasCents))
      .map(({ file, amounts }) => `${file}: ${amounts.join(", ")}`),
  };
}

/** The amounts of each list, without those of a list in it. */
function amountsByList(dom: HTMLElement): string[][] {
  const found = dom.querySelectorAll(lists);
  const amounts = new Map(found.map((list) => [list, [] as string[]]));
  for (const price of new Set(found.flatMap((list) => list.querySelectorAll(prices)))) {
    let list: HTMLElement | null = price.parentNode;
    while (list && !amounts.has(list)) list = list.parentNode;
    if (list) amounts.get(list)?.push(...(price.text.match(/\$[\d,]+(?:\.\d\d)?/gu) ?? []));
  }
  return [...amounts.values()];
}
