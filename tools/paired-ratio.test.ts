import { expect, test } from "vitest";
import { middle, pairedRatio } from "./paired-ratio.ts";

const nine = [100, 140, 90, 120, 210, 95, 130, 105, 115];

test("measurements that scatter about the same value are noise, however far single ones are apart", () => {
  const other = [140, 100, 120, 90, 95, 210, 105, 130, 115];
  const { low, high, verdict } = pairedRatio(nine, other);
  expect(low).toBeLessThan(1);
  expect(high).toBeGreaterThan(1);
  expect(verdict).toBe("noise");
});

test.each([
  [0.9, "less"],
  [1.08, "more"],
])("a site that takes %d times as long in every round differs", (factor, verdict) => {
  const found = pairedRatio(
    nine,
    nine.map((value) => value * factor),
  );
  expect(found.verdict).toBe(verdict);
  expect(found.ratio).toBeCloseTo(factor, 10);
});

test("one round that was disturbed changes no verdict", () => {
  const slower = nine.map((value) => value * 1.1);
  expect(pairedRatio(nine, slower.with(3, 20)).verdict).toBe("more");
});

test("of nine rounds, the interval leaves out the least and the greatest ratio", () => {
  const ratios = [0.5, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 3];
  expect(
    pairedRatio(
      ratios.map(() => 1),
      ratios,
    ),
  ).toEqual({ ratio: 1.1, low: 0.8, high: 1.4, verdict: "noise" });
});

test("five rounds that agree are too few to be sure, and six are enough", () => {
  const after = (rounds: number) => pairedRatio(Array(rounds).fill(100), Array(rounds).fill(90)).verdict;
  expect(after(5)).toBe("too few rounds");
  expect(after(6)).toBe("less");
});

test("what is zero in both is equal", () => {
  expect(pairedRatio([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0])).toMatchObject({ ratio: 1, verdict: "noise" });
});

test("the median of an even number of values is between the two in the middle", () => {
  expect(middle([4, 1, 3, 2])).toBe(2.5);
  expect(middle([3, 1, 2])).toBe(2);
});
