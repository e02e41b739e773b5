import { expect, test } from "vitest";
import { content } from "../content/content.ts";
import { tokensOrMembership } from "./tokens-or-membership.ts";

const all = content();

test("compares the cheapest packs that can be bought with the membership's price", () => {
  expect(tokensOrMembership(all)).toEqual({
    name: "Silver",
    price: 3999,
    months: [
      { tokens: 8, packs: [10], price: 2500 },
      { tokens: 16, packs: [20], price: 4500 },
      { tokens: 24, packs: [20, 10], price: 7000 },
      { tokens: 40, packs: [50], price: 9000 },
    ],
  });
});

test("compares nothing without packs or without a membership that includes tokens", () => {
  const without = (kind: string) => ({ ...all, packages: all.packages.filter((each) => each.kind !== kind) });
  expect(tokensOrMembership(without("tokens"))).toBeUndefined();
  expect(tokensOrMembership(without("membership"))).toBeUndefined();
  const unsold = all.packages.map((each) =>
    each.kind === "tokens" ? { ...each, purchase: undefined } : each,
  );
  expect(tokensOrMembership({ ...all, packages: unsold })).toBeUndefined();
});
