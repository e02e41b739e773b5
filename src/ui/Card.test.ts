import { expect, test } from "vitest";
import { freePlaces } from "./Card.tsx";

test("the last row of three leaves places free", () => {
  expect([2, 3, 4, 5, 6, 8, 9].map(freePlaces)).toEqual([1, 0, 2, 1, 0, 1, 0]);
});

test("a single card takes the whole row", () => {
  expect(freePlaces(1)).toBe(0);
});

test("a card before placeholders leaves two places free", () => {
  expect(freePlaces(1, 8)).toBe(2);
});
