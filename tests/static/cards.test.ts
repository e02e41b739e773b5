/** The cards of every page. */
import { expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { listsWithSomeCents } from "../price-lists.ts";
import { dom, pageAt } from "./built.ts";

test("a list of prices shows cents in all or in none", () => {
  const { long, mixed } = listsWithSomeCents({ pages: pages.map(({ path }) => pageAt(path)) });
  expect(mixed).toEqual([]);
  expect(long).toBeGreaterThan(10);
});

test("one button of a card that sells something is filled", () => {
  for (const { path } of pages) {
    for (const card of dom(path).querySelectorAll("main .card")) {
      const buttons = card.querySelectorAll(".button").filter((button) => !button.closest("dialog"));
      const labels = (of: typeof buttons) => of.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim());
      const filledOnes = labels(buttons.filter((button) => button.matches(".button-primary")));
      const sells = labels(buttons).some((label) => /^(?:Purchase|Book|Rent|Reserve)\b/iu.test(label));
      expect(filledOnes.length, `${path}: ${filledOnes.join(" and ")}`).toBeLessThanOrEqual(1);
      expect(filledOnes.length, `${path}: ${labels(buttons).join(", ")}`).toBeGreaterThanOrEqual(
        sells ? 1 : 0,
      );
    }
  }
});

test("a card begins with its picture, if it has one, and then says its name", () => {
  const firsts = (path: string) =>
    dom(path)
      .querySelectorAll("main li > article")
      .map(({ firstElementChild }) => firstElementChild?.querySelector("picture, h2, h3")?.tagName);
  expect(firsts("/hittrax")).toEqual(["PICTURE", "PICTURE", "PICTURE"]);
  expect([...new Set(firsts("/pitchprice"))]).toEqual(["H2", "PICTURE"]);
});
