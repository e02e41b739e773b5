import { expect, test } from "vitest";
import { costRange } from "./cost-words.ts";

test("amounts are as on a price tag", () => {
  expect(costRange([3999, 3999])).toBe("$39.99");
  expect(costRange([99_999, 501_329])).toBe("$999.99 to $5,013.29");
  expect(costRange([100_000_000, 100_000_000])).toBe("$1,000,000.00");
});
