import { expect, test } from "vitest";
import { freeRoom } from "./Card.tsx";

/** The free part for some cards and placeholders: `2x1` is two cards wide and one placeholder high. */
const room = (cards: number, placeholders: number) => {
  const free = freeRoom(cards, placeholders);
  return free && `${free.columns}x${free.rows}`;
};

test("beside the last cards of a grid without placeholders, the room is as high as they are", () => {
  expect([2, 3, 4, 5, 8, 9].map((cards) => room(cards, 0))).toEqual([
    "1x2",
    undefined,
    "2x2",
    "1x2",
    "1x2",
    undefined,
  ]);
});

test("a single card takes the whole row", () => {
  expect([room(1, 0), room(0, 1)]).toEqual([undefined, undefined]);
});

test("placeholders fill the room beside the cards first, two in the height of one", () => {
  expect([2, 3, 4, 6, 8].map((placeholders) => room(1, placeholders))).toEqual([
    "2x1",
    "1x1",
    undefined,
    "1x1",
    "2x1",
  ]);
  expect([2, 3, 5, 6, 7].map((placeholders) => room(2, placeholders))).toEqual([
    undefined,
    "2x1",
    undefined,
    "2x1",
    "1x1",
  ]);
  expect([2, 6].map((placeholders) => room(3, placeholders))).toEqual(["1x1", undefined]);
});

test("a single placeholder is as high as a card", () => {
  expect([1, 2, 3, 4].map((cards) => room(cards, 1))).toEqual(["1x2", undefined, "2x2", "1x2"]);
});
