import { expect, test } from "vitest";
import { readContent } from "../content/content.ts";
import type { Content } from "../content/schema/registry.ts";
import { habitsFor, ratesOf, swingsOfToken, worthwhileFrom } from "./costs.ts";

const sample = readContent("content").content as Content;

test("the calculator takes the specification's prices, and only memberships that are on sale", () => {
  const { token, cage, memberships } = ratesOf(sample);
  expect(token).toEqual([175, 250]);
  expect(cage).toEqual({ halfHour: 2500, hour: 4500 });
  expect(memberships.map(({ name, month }) => [name, month])).toEqual([
    ["Silver", 3999],
    ["Gold", 5999],
  ]);
  const packages = sample.packages.map((item) =>
    item.slug === "gold" ? { ...item, until: "2020-01-01" } : item,
  );
  expect(ratesOf({ ...sample, packages }).memberships.map(({ name }) => name)).toEqual(["Silver"]);
});

test("a membership whose file does not say what it gives in numbers is not compared", () => {
  const offers = (gives: object | undefined) =>
    sample.packages.map((item) =>
      item.slug === "silver" ? { ...item, gives: gives as typeof item.gives } : item,
    );
  const compared = (gives: object | undefined) =>
    ratesOf({ ...sample, packages: offers(gives) }).memberships.map(({ name }) => name);
  expect(compared(undefined)).toEqual(["Gold"]);
  expect(compared({ machines: false, discountPercent: 10 })).toEqual(["Gold"]);
  expect(compared({ machines: false, cageHalfHour: 1500 })).toEqual(["Silver", "Gold"]);
  expect(compared({ machines: false, freeHalfHourDaily: true })).toEqual(["Silver", "Gold"]);
});

test("Silver pays off from 16 tokens in the smallest pack, 23 in the best; a token is 15 swings", () => {
  expect(worthwhileFrom(ratesOf(sample))).toEqual({ name: "Silver", from: 16, to: 23 });
  expect(swingsOfToken(sample)).toEqual({ name: "Silver", tokens: 10, swings: 150, each: 15 });
});

test("without tokens, cages or memberships nothing is worked out", () => {
  const none = ratesOf({ ...sample, packages: [], spaces: [] });
  expect(none).toEqual({ token: undefined, cage: undefined, memberships: [] });
  expect(habitsFor(none)).toEqual([]);
  expect(worthwhileFrom(none)).toBeUndefined();
});
