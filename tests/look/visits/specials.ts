/** The card of a special: the strip with its price and button, and its lines below. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const specials: readonly Question[] = [
  {
    rule: "the panel of a special is a strip above its lines, which are in two columns",
    pages: ["/specials"],
    widths: [1280],
    ask: async (page, { where }) => {
      const board = await page.locator(".special-card-board").boundingBox();
      const card = await page.locator(".special-card").boundingBox();
      const least = Math.round(card?.width ?? Infinity) - 2;
      expect.soft(Math.round(board?.width ?? 0), where).toBeGreaterThanOrEqual(least);
      expect.soft(board?.height, where).toBeLessThanOrEqual(160);
      const lines = await page
        .locator(".special-card-terms > li")
        .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON() as DOMRect));
      const columns = [...Map.groupBy(lines, ({ left }) => Math.round(left)).values()];
      const half = Math.ceil(lines.length / 2);
      expect
        .soft(
          columns.map(({ length }) => length),
          where,
        )
        .toEqual([half, lines.length - half]);
      const topsOf = (column: readonly DOMRect[] = []) =>
        column.slice(0, lines.length - half).map(({ top }) => top);
      expect.soft(topsOf(columns[0]), where).toEqual(topsOf(columns[1]));
    },
  },
  {
    rule: "a special's button is beside its price, clear of what is drawn at the end of its strip, in both directions",
    pages: ["/specials"],
    widths: [768, 1024, 1280],
    ask: async (page, { where }) => {
      for (const dir of ["ltr", "rtl"]) {
        const { gap, fromWords, drawn } = await page
          .locator(".special-card-board")
          .evaluate((board, direction) => {
            document.documentElement.dir = direction;
            const [outer, button, words] = [
              board,
              board.querySelector(".button"),
              board.querySelector("p:not(.price)"),
            ].map((one) => one?.getBoundingClientRect());
            if (!outer || !button || !words) throw new Error("There is no button.");
            const drawing = getComputedStyle(board, "::before");
            // A square on its tip, and how far its middle is outside.
            const tip = Number.parseFloat(drawing.width) * Math.SQRT1_2;
            const outside = Number.parseFloat(drawing.width) / 2 + Number.parseFloat(drawing.marginInlineEnd);
            return {
              gap: direction === "ltr" ? outer.right - button.right : button.left - outer.left,
              fromWords: direction === "ltr" ? button.left - words.right : words.left - button.right,
              drawn: tip + outside,
            };
          }, dir);
        expect.soft(gap, `${where}, ${dir}`).toBeGreaterThan(drawn);
        expect.soft(fromWords, `${where}, ${dir}`).toBeLessThanOrEqual(40);
      }
      await page.evaluate(() => document.documentElement.removeAttribute("dir"));
    },
  },
  {
    rule: "the words beside a special's price are on its line",
    pages: ["/specials"],
    widths: [768, 1280],
    ask: async (page, { where }) => {
      const bottoms = await page
        .locator(".special-card-board")
        .locator(".price-per, p:not(.price)")
        .evaluateAll((all) => all.map((words) => words.getBoundingClientRect().bottom));
      expect.soft(bottoms.length, where).toBeGreaterThan(1);
      expect.soft(Math.max(...bottoms) - Math.min(...bottoms), where).toBeLessThan(5);
    },
  },
  {
    rule: "every line of what a special includes has a base before it",
    pages: ["/specials"],
    widths: [1280],
    ask: async (page, { where }) => {
      const turns = await page
        .locator(".special-card-terms > li")
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, "::before").rotate));
      expect.soft(new Set(turns), where).toEqual(new Set(["45deg"]));
    },
  },
];
