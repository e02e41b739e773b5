import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adviceOn, costsOf, type Habit, type Rates } from "./costs.ts";

/** The prices of the specification's section 9. */
const rates: Rates = {
  token: [175, 250],
  cage: { halfHour: 2500, hour: 4500 },
  memberships: [
    {
      name: "Silver",
      month: 3999,
      machines: true,
      tokensDaily: 10,
      cageHalfHour: undefined,
      siblingMonthly: undefined,
    },
    {
      name: "Gold",
      month: 5999,
      machines: true,
      tokensDaily: undefined,
      cageHalfHour: 2000,
      siblingMonthly: 2000,
    },
  ],
};

const hits = (players: number, visits: number, tokens: number): Habit => ({
  players,
  visits,
  tokens,
  rentals: 0,
  halfHours: 1,
});
const rents = (rentals: number, halfHours: number): Habit => ({ ...hits(1, 0, 0), rentals, halfHours });

/** Worked by hand: a month is 52/12 weeks, a token costs $1.75 to $2.50. */
const worked: [habit: string, Habit, asYouGo: string, silver: string, gold: string, cheapest: string][] = [
  ["1 player, once a week, 2 tokens", hits(1, 1, 2), "15.17–21.67", "39.99", "59.99", "as you go"],
  [
    "1 player, twice, 2 tokens",
    hits(1, 2, 2),
    "30.33–43.33",
    "39.99",
    "59.99",
    "Silver, or as you go with packs",
  ],
  ["1 player, twice, 3 tokens", hits(1, 2, 3), "45.50–65.00", "39.99", "59.99", "Silver"],
  ["1 player, twice, 10 tokens", hits(1, 2, 10), "151.67–216.67", "39.99", "59.99", "Silver"],
  [
    "1 player, twice, 12 tokens",
    hits(1, 2, 12),
    "182.00–260.00",
    "70.32–83.32",
    "59.99 if unlimited",
    "Silver, or Gold if unlimited",
  ],
  ["a half hour in a cage, once", rents(1, 1), "108.33", "148.32", "146.66", "as you go"],
  ["a half hour in a cage, twice", rents(2, 1), "216.67", "256.66", "233.32", "as you go"],
  ["a half hour in a cage, three times", rents(3, 1), "325.00", "364.99", "319.99", "Gold"],
  ["an hour in a cage, three times", rents(3, 2), "585.00", "624.99", "579.99", "Gold"],
  ["2 siblings, twice, 10 tokens", hits(2, 2, 10), "303.33–433.33", "79.98", "79.99", "Silver and Gold"],
  ["3 siblings, twice, 10 tokens", hits(3, 2, 10), "455.00–650.00", "119.97", "99.99", "Gold"],
  [
    "1 player, twice, 3 tokens, and a half hour in a cage",
    { ...hits(1, 2, 3), rentals: 1 },
    "153.83–173.33",
    "148.32",
    "146.66",
    "Gold",
  ],
];

describe("a month costs", () => {
  test.each(worked)("%s", (_, habit, asYouGo, silver, gold, cheapest) => {
    const costs = costsOf(habit, rates);
    expect(costs.map(text)).toEqual([asYouGo, silver, gold]);
    const advice = adviceOn(costs);
    const name = ({ name = "as you go" }) => name;
    expect(
      [
        advice.cheapest.map(name).join(" and "),
        ...(advice.withPacks ? [`or ${name(advice.withPacks)} with packs`] : []),
        ...(advice.ifUnlimited ? [`or ${name(advice.ifUnlimited)} if unlimited`] : []),
      ].join(", "),
    ).toBe(cheapest);
  });
});

function text({ low, high, ask }: { low: number; high: number; ask: boolean }): string {
  const ends = [low, high].map((cents) => (cents / 100).toFixed(2));
  return `${[...new Set(ends)].join("–")}${ask ? " if unlimited" : ""}`;
}

const habits = fc.record({
  players: fc.integer({ min: 1, max: 6 }),
  visits: fc.integer({ min: 0, max: 7 }),
  tokens: fc.integer({ min: 0, max: 30 }),
  rentals: fc.integer({ min: 0, max: 7 }),
  halfHours: fc.integer({ min: 1, max: 6 }),
});

test("within one way of paying, more never costs less, and its lines add up", () => {
  fc.assert(
    fc.property(habits, fc.constantFrom("players", "visits", "tokens", "rentals"), (habit, more) => {
      const less = costsOf(habit, rates);
      const grown = costsOf({ ...habit, [more]: habit[more] + 1 }, rates);
      for (const [index, { low, high, lines }] of less.entries()) {
        expect(grown[index]?.low).toBeGreaterThanOrEqual(low);
        expect(grown[index]?.high).toBeGreaterThanOrEqual(high);
        expect(high).toBeGreaterThanOrEqual(low);
        const sum = lines.reduce((total, { quantity, each }) => total + quantity * each[1], 0);
        expect(Math.abs(sum - high)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test("there is always a cheapest way, and none is more than a dollar below it for sure", () => {
  fc.assert(
    fc.property(habits, (habit) => {
      const costs = costsOf(habit, rates);
      const { cheapest } = adviceOn(costs);
      expect(cheapest.length).toBeGreaterThan(0);
      const least = Math.min(...cheapest.map(({ high }) => high));
      for (const { high, ask } of costs) if (!ask) expect(high).toBeGreaterThan(least - 100);
    }),
  );
});

test("a membership with a free half hour a day charges for the rest of a rental only", () => {
  const member = {
    name: "Member",
    month: 5999,
    machines: false,
    tokensDaily: undefined,
    siblingMonthly: undefined,
  };
  const cost = (cageHalfHour: number | undefined, habit: Habit) => {
    const free = { ...member, cageHalfHour, freeHalfHour: true } as const;
    return costsOf(habit, { ...rates, memberships: [free] }).map(text)[1];
  };
  expect(cost(2000, rents(3, 1))).toBe("59.99");
  // 13 half hours of $20.
  expect(cost(2000, rents(3, 2))).toBe("319.99");
  // 13 hours of $45.
  expect(cost(undefined, rents(3, 3))).toBe("644.99");
});
