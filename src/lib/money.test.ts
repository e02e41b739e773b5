import { expect, test } from "vitest";
import {
  cents,
  formatPriceWithoutUnit,
  formatExactMoney,
  formatMoney,
  formatPrice,
  inOneList,
  moneyParts,
  type Price,
} from "./money.ts";

test("an amount shows cents only if there are any, or if it is exact", () => {
  expect(formatMoney(cents(5999), "USD")).toBe("$59.99");
  expect(formatMoney(cents(4500), "USD")).toBe("$45");
  expect(formatMoney(cents(100_000), "USD")).toBe("$1,000");
  expect(formatExactMoney(cents(1000), "USD")).toBe("$10.00");
});

test("prices of one list show cents if one of them has some, or is exact", () => {
  const inList = (...amounts: { price?: number; upTo?: number; exact?: boolean }[]) =>
    inOneList(amounts.map((each) => ({ currency: "USD", ...each }) as Price)).map(formatPriceWithoutUnit);
  expect(inList({ price: 4000 }, { price: 27_000 })).toEqual(["$40", "$270"]);
  expect(inList({ price: 4050 }, { price: 27_000 }, { price: 0 })).toEqual(["$40.50", "$270.00", "Free"]);
  expect(inList({ price: 4000 }, { price: 4000, upTo: 9999 })).toEqual(["$40.00", "$40.00 to $99.99"]);
  expect(inList({ price: 4000, exact: true }, { price: 100 })).toEqual(["$40.00", "$1.00"]);
  expect(inList()).toEqual([]);
});

test("dollars and cents are split for the scoreboard", () => {
  expect(moneyParts(cents(5999), "USD")).toEqual({ sign: "$", dollars: "59", cents: "99" });
  expect(moneyParts(cents(4500), "USD")).toEqual({ sign: "$", dollars: "45", cents: undefined });
  expect(moneyParts(cents(6000), "USD", true)).toEqual({ sign: "$", dollars: "60", cents: "00" });
  expect(moneyParts(cents(1005), "USD")).toEqual({ sign: "$", dollars: "10", cents: "05" });
});

test.each([
  [{ price: cents(4500) }, "$45"],
  [{ price: cents(7500), per: "hour" }, "$75 an hour"],
  [{ price: cents(4800), per: "swimmer" }, "$48 per swimmer"],
  [
    { price: cents(7900), per: "month", priceWords: "for a year, plus tax" },
    "$79 per month for a year, plus tax",
  ],
  [{ price: cents(7900), orMore: true, per: "team" }, "From $79 per team"],
  [{ price: cents(7900), upTo: cents(9900) }, "$79 to $99"],
  [{ price: cents(0), upTo: cents(2000), per: "family" }, "$0 to $20 per family"],
  [{ price: cents(0) }, "Free"],
  [{ price: cents(0), priceWords: "for members" }, "Free for members"],
  [{ priceWords: "Ask us" }, "Ask us"],
])("the price %o reads %s", (price, text) => {
  expect(formatPrice({ currency: "USD", ...price })).toBe(text);
});

test("an amount is the price without what it is for; words in its place are shown as they are", () => {
  expect(
    formatPriceWithoutUnit({
      currency: "USD",
      price: cents(7900),
      orMore: true,
      per: "month",
      priceWords: "plus tax",
    }),
  ).toBe("From $79");
  expect(formatPriceWithoutUnit({ currency: "USD", price: cents(6000), exact: true })).toBe("$60.00");
  expect(formatPriceWithoutUnit({ currency: "USD", priceWords: "Ask us" })).toBe("Ask us");
});

test("a currency has its own sign, and Canadian dollars that of the dollar", () => {
  expect(formatMoney(cents(5999), "CAD")).toBe("$59.99");
  expect(formatMoney(cents(4500), "GBP")).toBe("£45");
  expect(formatMoney(cents(500_000), "JPY")).toBe("¥5,000");
  expect(moneyParts(cents(1250), "EUR")).toEqual({ sign: "€", dollars: "12", cents: "50" });
});

test("a range from an amount to the same one is that amount", () => {
  const pay = { price: cents(1800), currency: "USD", per: "hour" };
  expect(formatPrice({ ...pay, upTo: cents(1800) })).toBe("$18 an hour");
  expect(formatPrice({ ...pay, upTo: cents(2500) })).toBe("$18 to $25 an hour");
});
