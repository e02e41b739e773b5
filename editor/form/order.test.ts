import { expect, test } from "vitest";
import { movedInRow, rowsOf, type Orders } from "./order.ts";

const orders: Orders = new Map([
  ["gold", 1],
  ["silver", 2],
  ["founders", 7],
  ["tokens", 50],
  ["more-tokens", 50],
]);
const listedOn = {
  "packages/gold": ["packages"],
  "packages/silver": ["packages"],
  "packages/founders": ["packages", "founders"],
  "packages/tokens": ["buytokens"],
  "packages/more-tokens": ["buytokens"],
};

test("a package is in the row of each page that lists it; one alone is in no row", () => {
  expect(rowsOf("packages", orders, listedOn)).toEqual([
    ["buytokens", ["more-tokens", "tokens"]],
    ["packages", ["gold", "silver", "founders"]],
  ]);
});

test("jobs and spaces are one row", () => {
  expect(rowsOf("jobs", orders, {})).toEqual([["", ["gold", "silver", "founders", "more-tokens", "tokens"]]]);
});

test("a move exchanges two numbers and leaves the others", () => {
  const now = movedInRow(orders, ["gold", "silver", "founders"], 2, 1);
  expect([...now].filter(([slug, order]) => order !== orders.get(slug))).toEqual([
    ["silver", 7],
    ["founders", 2],
  ]);
  expect(rowsOf("packages", now, listedOn)[1]).toEqual(["packages", ["gold", "founders", "silver"]]);
});

test("a row whose entries have the same number is counted anew", () => {
  const now = movedInRow(orders, ["more-tokens", "tokens"], 1, 0);
  expect([now.get("tokens"), now.get("more-tokens")]).toEqual([1, 2]);
});
