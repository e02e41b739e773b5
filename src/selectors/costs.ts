/** The prices behind the calculator. */
import type { Habit, Rates } from "../lib/costs.ts";
import type { Content } from "../content/schema/registry.ts";
import { offersOn } from "./prices.ts";
import { spacesOn } from "./spaces.ts";

/**
 * What a month is made of: tokens, cages and the memberships that are on sale; cheapest membership first. A membership
 * is left out while nobody has said what it gives.
 */
export function ratesOf(content: Content): Rates {
  const each = offersOn(content, "buytokens").flatMap(({ kind, price, sessions, sale }) =>
    kind === "tokens" && sessions !== undefined && onSale(sale)
      ? [{ sessions, token: price / sessions }]
      : [],
  );
  const smallest = each.toSorted((a, b) => a.sessions - b.sessions)[0];
  const memberships = content.packages.filter(
    ({ slug, kind, per }) =>
      kind === "membership" &&
      per === "month" &&
      offersOn(content, "packages").some((offer) => offer.slug === slug && onSale(offer.sale)),
  );
  return {
    token: smallest && [Math.min(...each.map(({ token }) => token)), smallest.token],
    cage: spacesOn(content, "rentbattingcages")?.rates,
    memberships: memberships
      .flatMap(({ name, price, gives }) => {
        if (!gives) return [];
        const { machines, tokensDaily, cageHalfHour, freeHalfHourDaily, siblingMonthly } = gives;
        if (!machines && cageHalfHour === undefined && !freeHalfHourDaily) return [];
        const freeHalfHour = freeHalfHourDaily || undefined;
        return [{ name, month: price, machines, tokensDaily, cageHalfHour, freeHalfHour, siblingMonthly }];
      })
      .toSorted((a, b) => a.month - b.month),
  };
}

function onSale(sale: { readonly phase: string } | undefined): boolean {
  return sale === undefined || sale.phase === "during";
}

/** What a token is worth in swings, by a membership whose daily tokens and swings are known. */
export function swingsOfToken({ packages }: Content) {
  for (const { name, gives } of packages) {
    const { tokensDaily: tokens, swingsDaily: swings } = gives ?? {};
    if (tokens !== undefined && swings !== undefined)
      return { name, tokens, swings, each: Math.round(swings / tokens) };
  }
  return undefined;
}

/** The tokens a month from which the cheapest membership with machines costs less: by the smallest and the best pack. */
export function worthwhileFrom({ token, memberships }: Rates) {
  const membership = memberships.find(({ machines }) => machines);
  if (!token || !membership) return undefined;
  const [best, smallest] = token;
  return {
    name: membership.name,
    from: Math.ceil(membership.month / smallest),
    to: Math.ceil(membership.month / best),
  };
}

const none: Habit = { players: 1, visits: 0, tokens: 0, rentals: 0, halfHours: 1 };

/** Months to show worked out: only of what the facility has. */
export function habitsFor({ token, cage }: Rates): { label: string; habit: Habit }[] {
  const hits = (players: number, visits: number, tokens: number) => ({ ...none, players, visits, tokens });
  const rents = (rentals: number, halfHours: number) => ({ ...none, rentals, halfHours });
  return [
    ...(token
      ? [
          { label: "One player, once a week, 2 tokens", habit: hits(1, 1, 2) },
          { label: "One player, twice a week, 3 tokens", habit: hits(1, 2, 3) },
          { label: "One player, twice a week, 10 tokens", habit: hits(1, 2, 10) },
          { label: "Two siblings, twice a week, 10 tokens each", habit: hits(2, 2, 10) },
        ]
      : []),
    ...(cage
      ? [
          { label: "A cage for a half hour, once a week", habit: rents(1, 1) },
          { label: "A cage for a half hour, three times a week", habit: rents(3, 1) },
          { label: "A cage for an hour, three times a week", habit: rents(3, 2) },
        ]
      : []),
  ];
}
