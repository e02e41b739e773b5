import { expect, test } from "vitest";
import { cents, formatExactMoney, formatMoney, moneyParts } from "./money.ts";

test("an amount shows cents only if there are any, or if it is exact", () => {
  expect(formatMoney(cents(5999))).toBe("$59.99");
  expect(formatMoney(cents(4500))).toBe("$45");
  expect(formatMoney(cents(100_000))).toBe("$1,000");
  expect(formatExactMoney(cents(1000))).toBe("$10.00");
});

test("dollars and cents are split for the scoreboard", () => {
  expect(moneyParts(cents(5999))).toEqual({ dollars: "59", cents: "99" });
  expect(moneyParts(cents(4500))).toEqual({ dollars: "45", cents: undefined });
  expect(moneyParts(cents(6000), true)).toEqual({ dollars: "60", cents: "00" });
  expect(moneyParts(cents(1005))).toEqual({ dollars: "10", cents: "05" });
});
