/** The cards of every page. */
import { expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { dom } from "./built.ts";

test("one button of a card that sells something is filled, but none of several spaces of one price", () => {
  for (const { path } of pages) {
    for (const card of dom(path).querySelectorAll("main article")) {
      const buttons = card.querySelectorAll(".button").filter((button) => !button.closest("dialog"));
      const labels = (of: typeof buttons) => of.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim());
      const filledOnes = labels(buttons.filter((button) => button.matches(".button-primary")));
      const sells = labels(buttons).some((label) => /^(?:Purchase|Book|Rent|Reserve)\b/iu.test(label));
      const isOneOfSeveral = card.matches("li:not(:only-child) > .space-listing");
      const least = sells && !isOneOfSeveral ? 1 : 0;
      expect(filledOnes.length, `${path}: ${filledOnes.join(" and ")}`).toBeLessThanOrEqual(
        isOneOfSeveral ? 0 : 1,
      );
      expect(filledOnes.length, `${path}: ${labels(buttons).join(", ")}`).toBeGreaterThanOrEqual(least);
    }
  }
});

test("the picture of an offer is at the top of its card; a card without one begins with its name", () => {
  const firsts = (path: string) =>
    dom(path)
      .querySelectorAll(".offer-card-top")
      .map(({ firstElementChild }) => firstElementChild?.tagName);
  expect(firsts("/hittrax")).toEqual(["PICTURE", "PICTURE", "PICTURE"]);
  expect([...new Set(firsts("/pitchprice"))]).toEqual(["H2"]);
});
