import type { Cents } from "../lib/money.ts";
import type { Content } from "../content/schema/registry.ts";
import { kindsOn } from "./events.ts";
import { offersOn } from "./prices.ts";
import type { Sale } from "./sales.ts";
import { spacesOn } from "./spaces.ts";

export interface KeyPrice {
  readonly label: string;
  /** Cents. */
  readonly price: Cents;
  /** When it can be bought; `undefined` if it is always on sale. */
  readonly sale?: Sale | undefined;
}

/** At most four prices; none if the offers follow right below or the page sells nothing. */
export function keyPrices(content: Content, key: string): KeyPrice[] {
  const rates = spacesOn(content, key)?.rates;
  if (rates) {
    return [
      { label: "Half hour", price: rates.halfHour },
      { label: "Hour", price: rates.hour },
    ];
  }
  const page = priceListPageOf(content, key);
  if (page === undefined) return [];
  return offersOn(content, page)
    .filter(({ sale }) => sale?.phase !== "after")
    .slice(0, 4)
    .map(({ name, price, sale }) => ({ label: name, price, sale }));
}

/** The page whose offers another page shows at the top: what its coaches or events lead to. */
function priceListPageOf(content: Content, key: string): string | undefined {
  if (key === "memberships") return key;
  const kinds = new Set(kindsOn(content, key).map(({ slug }) => slug));
  const coaches = content.coaches.filter(({ discipline }) => discipline === key);
  const events = content.events.filter(({ kind }) => kinds.has(kind));
  return [...coaches, ...events].find(({ pricing }) => pricing)?.pricing;
}
