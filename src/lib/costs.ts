/** What a month of hitting costs, as one goes or with a membership. Shared by the build and the calculator's script. */

/** How somebody hits: the machines with tokens, and a rented cage. */
export interface Habit {
  readonly players: number;
  /** Visits to the machines a week, and the tokens each player uses on a visit. */
  readonly visits: number;
  readonly tokens: number;
  /** Cage rentals a week, each of this many half hours. */
  readonly rentals: number;
  readonly halfHours: number;
}

/** The prices that the answer is made of; all amounts in cents. */
export interface Rates {
  /** One token in the best pack and in the smallest; may be fractions of a cent. */
  readonly token: readonly [best: number, smallest: number] | undefined;
  readonly cage: { readonly halfHour: number; readonly hour: number } | undefined;
  readonly memberships: readonly MembershipRate[];
}

export interface MembershipRate {
  readonly name: string;
  readonly month: number;
  readonly machines: boolean;
  /** Undefined when the machines have no published limit. */
  readonly tokensDaily: number | undefined;
  readonly cageHalfHour: number | undefined;
  /** Whether the first half hour of a rental is free. */
  readonly freeHalfHour?: true | undefined;
  readonly siblingMonthly: number | undefined;
}

/** A line of the arithmetic: `quantity` × `each` is `amount`. */
export interface CostLine {
  readonly what: "member" | "sibling" | "token" | "halfHour" | "hour";
  readonly quantity: number;
  readonly each: readonly [low: number, high: number];
}

/** A way of paying, per month. */
export interface Cost {
  /** The membership; undefined is as you go. */
  readonly name: string | undefined;
  /** Whole cents; both are the same unless tokens are bought, whose price depends on the pack. */
  readonly low: number;
  readonly high: number;
  /** Whether it holds only if the membership has no limit on the machines, which is not published. */
  readonly ask: boolean;
  readonly lines: readonly CostLine[];
}

/** A month is 52/12 weeks. */
const weeks = 52 / 12;

/** What a habit costs a month in each way: as you go first, then the memberships. Each is rounded once, to cents. */
export function costsOf(habit: Habit, rates: Rates): Cost[] {
  // A membership without a published limit has at least the largest limit that is published.
  const certain = Math.max(0, ...rates.memberships.map(({ tokensDaily = 0 }) => tokensDaily));
  return [undefined, ...rates.memberships].map((membership) => {
    const lines: CostLine[] = [];
    const add = (what: CostLine["what"], quantity: number, low: number, high = low) => {
      if (quantity > 0) lines.push({ what, quantity, each: [low, high] });
    };
    const { players, visits, tokens, rentals, halfHours } = habit;
    if (membership) {
      const { month, siblingMonthly = month } = membership;
      const siblings = siblingMonthly < month ? players - 1 : 0;
      add("member", players - siblings, month);
      add("sibling", siblings, siblingMonthly);
    }
    const given = membership?.machines ? (membership.tokensDaily ?? Infinity) : 0;
    const [best, smallest] = rates.token ?? [0, 0];
    add("token", visits * weeks * players * Math.max(0, tokens - given), best, smallest);
    const { halfHour, hour } = rates.cage ?? { halfHour: 0, hour: 0 };
    const member = membership?.cageHalfHour;
    const paid = halfHours - (membership?.freeHalfHour ? 1 : 0);
    if (member !== undefined) add("halfHour", rentals * weeks * paid, member);
    else {
      add("hour", rentals * weeks * Math.floor(paid / 2), hour);
      add("halfHour", rentals * weeks * (paid % 2), halfHour);
    }
    const total = (end: 0 | 1) =>
      Math.round(lines.reduce((sum, { quantity, each }) => sum + quantity * each[end], 0));
    const ask = given === Infinity && visits > 0 && tokens > certain;
    return { name: membership?.name, low: total(0), high: total(1), ask, lines };
  });
}

/** What the comparison comes to. */
export interface Advice {
  /** The ways that are cheapest: one, or several that differ by less than a dollar. */
  readonly cheapest: readonly Cost[];
  /** A way that is cheaper with the best packs of tokens only. */
  readonly withPacks: Cost | undefined;
  /** A way that is cheaper if it has no limit on the machines. */
  readonly ifUnlimited: Cost | undefined;
}

const dollar = 100;

/** The cheapest way among `costs`. */
export function adviceOn(costs: readonly Cost[]): Advice {
  const sure = costs.filter(({ ask }) => !ask);
  const least = Math.min(...sure.map(({ high }) => high));
  const cheapest = sure.filter(({ low, high }) => high - least < dollar && least - low < dollar);
  // The cheapest may be a range: then it is alone.
  const first = sure.find(({ high }) => high === least);
  const alike = cheapest.length > 0 ? cheapest : first ? [first] : [];
  const below = (cost: Cost) => least - cost.low >= dollar && !alike.includes(cost);
  return {
    cheapest: alike,
    withPacks: sure.find((cost) => below(cost) && cost.low < Math.min(...alike.map(({ low }) => low))),
    ifUnlimited: costs.find(({ ask, high }) => ask && least - high >= dollar),
  };
}
