/** Open spots and camps to come are low tiles in rows of their own, after one line about all of them. */
import type { Page } from "@playwright/test";
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

// Of coaches, of camps, and others of coaches.
const pages = sampled(["/hitting", "/camps", "/speed", "/fielding"], 2);

export const placeholders: readonly Question[] = [
  {
    rule: "on a phone, all placeholders together are no higher than a card",
    pages,
    widths: [320, 390],
    ask: async (page, { where }) => {
      const heightOf = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().height)));
      const card = await heightOf(".card:not(.card-placeholder)");
      expect.soft(await heightOf(".card-strip"), where).toBeLessThanOrEqual(card);
    },
  },
  {
    rule: "from a tablet on, the drawing of each card is above its words or at their start, and its buttons are last",
    pages,
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const upsideDown = await page.locator(".card").evaluateAll(
        (cards) =>
          cards.filter((card) => {
            const parts = ["picture, .card-base", ".card-words", ".card-actions"].map((part) =>
              card.querySelector(part)?.getBoundingClientRect(),
            );
            const [picture, words, actions] = parts;
            if (!picture || !words || !actions) return true;
            const isFirst = picture.bottom <= words.top + 1 || picture.right <= words.left + 1;
            return !isFirst || words.bottom > actions.top + 1;
          }).length,
      );
      expect.soft(upsideDown, where).toBe(0);
    },
  },
  {
    rule: "no placeholder is beside a card, and a row of them is low",
    pages,
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const rows = await rowsOfCards(page);
      for (const row of rows)
        expect.soft(new Set(row.map(({ isPlaceholder }) => isPlaceholder)).size, where).toBe(1);
      const heights = rows.filter(([first]) => first?.isPlaceholder).map(([first]) => first?.height ?? 0);
      expect.soft(heights.length, where).toBeGreaterThan(0);
      const isRowOfSix = width >= 1024 && (await page.locator(".card-strip-row").count()) > 0;
      expect.soft(Math.max(...heights), where).toBeLessThan(isRowOfSix ? 168 : 136);
      if (width >= 1280)
        expect.soft(Math.max(...heights) - Math.min(...heights), `${where}: rows`).toBeLessThan(2);
    },
  },
  {
    rule: "the line about all placeholders is directly before them, and fills a whole row or the place that they leave free",
    pages,
    widths: [390, 768, 1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const { note, tiles, grid } = await page.locator(".card-grid").evaluate((element) => {
        const boxOf = (each: Element | null) => each?.getBoundingClientRect() ?? new DOMRect();
        return {
          note: boxOf(element.querySelector(".strip-note")).toJSON() as DOMRect,
          tiles: [...element.querySelectorAll(".card-placeholder")].map(
            (tile) => boxOf(tile).toJSON() as DOMRect,
          ),
          grid: boxOf(element).toJSON() as DOMRect,
        };
      });
      const [first] = tiles;
      if (!first) throw new Error("There is no placeholder.");
      const isAbove = note.bottom <= first.top + 1;
      expect.soft(isAbove || note.right <= first.left + 1, `${where}: is before them`).toBe(true);
      expect.soft(Math.round(note.left), where).toBe(Math.round(grid.left));
      if (width < 768) return;
      for (const row of Map.groupBy(tiles, ({ top }) => Math.round(top)).values()) {
        const free = grid.right - Math.max(...row.map(({ right }) => right));
        expect.soft(free, `${where}: free at the end of a row`).toBeLessThan(2);
      }
      if (isAbove) expect.soft(note.height, `${where}: height`).toBeLessThan(72);
    },
  },
  {
    rule: "the disabled buttons of a placeholder are words without a box, beside its live one, which has a line",
    pages,
    widths: [390, 768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const tiles = await page.locator(".card-placeholder .card-actions").evaluateAll((all) =>
        all.map((actions) => {
          const buttons = [...actions.querySelectorAll("button")];
          const edges = buttons.map((button) => button.getBoundingClientRect());
          const stylesOf = (state: string) =>
            buttons
              .filter((button) => button.matches(state))
              .map((button) => {
                const { borderTopColor, backgroundColor, color, textDecorationLine } =
                  getComputedStyle(button);
                return [borderTopColor, backgroundColor, color, textDecorationLine].join(" ");
              });
          return {
            live: stylesOf(":enabled"),
            disabled: [...new Set(stylesOf(":disabled"))],
            lines: new Set(edges.map(({ top, bottom }) => [top, bottom].join())).size,
            end: actions.getBoundingClientRect().right - Math.max(...edges.map(({ right }) => right)),
          };
        }),
      );
      for (const { live, disabled, lines, end } of tiles) {
        expect.soft([live.length, disabled.length, lines], where).toEqual([1, 1, 1]);
        expect.soft(live[0], where).toMatch(/^rgba\(0, 0, 0, 0\) rgba\(0, 0, 0, 0\) .* underline$/u);
        expect.soft(disabled[0], where).toMatch(/^rgba\(0, 0, 0, 0\) rgba\(0, 0, 0, 0\) .* none$/u);
        expect.soft(end, `${where}: inside`).toBeGreaterThanOrEqual(0);
      }
    },
  },
  {
    rule: "from a tablet on, the name of a placeholder is on one line",
    pages,
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const lines = await page
        .locator(".card-placeholder h2")
        .evaluateAll((all) =>
          all.map((name) =>
            Math.round(
              name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight),
            ),
          ),
        );
      expect.soft(Math.max(...lines), where).toBe(1);
    },
  },
  {
    rule: "each open spot shows another piece of one field, as large as those in its row and without a gap",
    pages: ["/hitting", "/speed"],
    widths: [390, 768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const pieces = await page.locator(".card-placeholder > picture").evaluateAll((pictures) =>
        pictures.map((picture) => {
          const piece = picture.getBoundingClientRect();
          const field = picture.querySelector("img")?.getBoundingClientRect();
          if (!field) throw new Error("There is no field.");
          const [x, y] = [
            piece.left + piece.width / 2 - field.left,
            piece.top + piece.height / 2 - field.top,
          ];
          return {
            row: Math.round(piece.top),
            size: `${Math.round(field.width)} by ${Math.round(field.height)}`,
            place: `${Math.round((x / field.width) * 100)} and ${Math.round((y / field.height) * 100)}%`,
            isFull:
              field.left <= piece.left &&
              field.right >= piece.right &&
              field.top <= piece.top &&
              field.bottom >= piece.bottom,
          };
        }),
      );
      for (const row of Map.groupBy(pieces, (piece) => piece.row).values())
        expect.soft(new Set(row.map(({ size }) => size)).size, `${where}: sizes of the field`).toBe(1);
      const places = pieces.map(({ place }) => place);
      expect.soft(new Set(places).size, `${where}: places`).toBe(pieces.length);
      expect.soft(pieces.filter(({ isFull }) => !isFull).length, `${where}: gaps`).toBe(0);
    },
  },
  {
    rule: "camps to come are in one row on one strip of turf, in a narrower window in two rows",
    pages: ["/camps"],
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const turf = await page
        .locator(".card-placeholder > .card-base")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const rows = new Set(turf.map(({ top }) => Math.round(top))).size;
      expect.soft([turf.length, rows], where).toEqual([6, width < 1024 ? 2 : 1]);
      const gaps = turf.slice(1).map(({ left }, index) => left - (turf[index]?.right ?? 0));
      if (rows === 1) expect.soft(Math.max(...gaps), `${where}: gaps in the turf`).toBeLessThan(1);
    },
  },
];

/** The cards of each row, with their heights. */
async function rowsOfCards(page: Page) {
  const cards = await page.locator(".card").evaluateAll((all) =>
    all.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return { row: Math.round(top), isPlaceholder: card.matches(".card-placeholder"), height };
    }),
  );
  return [...Map.groupBy(cards, ({ row }) => row).values()];
}
