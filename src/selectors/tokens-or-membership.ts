/** What some months of tokens cost in packs, and what the membership with tokens costs. */
import { cents, type Cents } from "../lib/money.ts";
import type { Content } from "../content/schema/registry.ts";
import { offersOn } from "./prices.ts";

const months = [8, 16, 24, 40];

interface TokenMonth {
  readonly tokens: number;
  /** The cheapest packs with at least these tokens, largest first: `[20, 10]`. */
  readonly packs: readonly number[];
  /** Cents. */
  readonly price: Cents;
}

/** Months of tokens beside the cheapest membership that includes tokens; `undefined` if either is not on sale. */
export function tokensOrMembership(content: Content) {
  const packs = onSale(content, "buytokens").flatMap(({ kind, price, sessions }) =>
    kind === "tokens" && sessions !== undefined ? [{ sessions, price }] : [],
  );
  const withTokens = content.packages.filter(({ gives }) => gives?.tokensDaily !== undefined);
  const [membership] = onSale(content, "memberships")
    .filter(({ slug, per }) => per === "month" && withTokens.some((each) => each.slug === slug))
    .toSorted((a, b) => a.price - b.price);
  if (packs.length === 0 || !membership) return undefined;
  const { name, price } = membership;
  return { name, price, months: months.map((tokens) => cheapestMonth(tokens, packs)) };
}

/** The cheapest packs for a number of tokens; of several, the ones with the most tokens, then the fewest packs. */
function cheapestMonth(wanted: number, packs: readonly { sessions: number; price: Cents }[]): TokenMonth {
  const best: TokenMonth[] = [{ tokens: 0, packs: [], price: cents(0) }];
  for (let tokens = 1; tokens <= wanted; tokens++) {
    const [first] = packs
      .map(({ sessions, price }) => {
        const rest = best[Math.max(0, tokens - sessions)] as TokenMonth;
        return { tokens, packs: [sessions, ...rest.packs], price: cents(price + rest.price) };
      })
      .toSorted((a, b) => a.price - b.price || total(b) - total(a) || a.packs.length - b.packs.length);
    best.push(first as TokenMonth);
  }
  const month = best[wanted] as TokenMonth;
  return { ...month, packs: month.packs.toSorted((a, b) => b - a) };
}

function total({ packs }: TokenMonth): number {
  return packs.reduce((sum, pack) => sum + pack, 0);
}

function onSale(content: Content, page: string) {
  return offersOn(content, page).filter(
    ({ purchase, sale }) => purchase && (sale?.phase ?? "during") === "during",
  );
}
