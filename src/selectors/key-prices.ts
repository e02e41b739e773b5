/** The prices at the top of a page. */
import { isDiscipline } from "../content/schema/discipline.ts";
import type { Content } from "../content/schema/registry.ts";
import { offersOn, type Offer } from "./prices.ts";
import type { Sale } from "./seasons.ts";
import { spacesOn } from "./spaces.ts";
import type { RouteKey } from "../routes.ts";

export interface KeyPrice {
  readonly label: string;
  /** Cents. */
  readonly price: number;
  /** When it can be bought; `undefined` if it is always on sale. */
  readonly sale?: Sale | undefined;
}

type Sources = Parameters<typeof offersOn>[0] & Pick<Content, "coaches" | "spaces">;

/** The price pages whose offers other pages show at the top. */
const announced: Partial<Record<RouteKey, RouteKey>> = {
  packages: "packages",
  camps: "eventpricing",
  tournament: "tournamentprice",
  ninjayouth: "ninjayouthprice",
};

/** At most four prices; none if the offers follow right below or the page sells nothing. */
export function keyPrices(content: Sources, key: RouteKey): KeyPrice[] {
  const rates = spacesOn(content, key)?.rates;
  if (rates) {
    return [
      { label: "Half hour", price: rates.halfHour },
      { label: "Hour", price: rates.hour },
    ];
  }
  const page = isDiscipline(key) ? pricingOf(content, key) : announced[key];
  if (!page) return [];
  return offersOn(content, page)
    .filter(({ sale }) => sale?.phase !== "after")
    .slice(0, 4)
    .map(keyPrice);
}

/** The page that sells a discipline's lessons, named by its first coach. */
function pricingOf({ coaches }: Sources, discipline: RouteKey): RouteKey | undefined {
  return coaches.find((coach) => coach.discipline === discipline && coach.pricing)?.pricing;
}

function keyPrice({ name, price, sale }: Offer): KeyPrice {
  return { label: name, price, sale };
}
