/** Open spots and camps to come have the shape of the cards beside them, and are low tiles in rows of their own. */
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
    rule: "beside a card, the drawing of a placeholder is as high as the card's picture",
    pages,
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      for (const row of await rowsOfCards(page)) {
        if (row.every(({ isPlaceholder }) => isPlaceholder === row[0]?.isPlaceholder)) continue;
        const heights = row.map(({ picture }) => picture);
        expect.soft(Math.max(...heights) - Math.min(...heights), where).toBeLessThan(2);
      }
    },
  },
  {
    rule: "a row of placeholders is low, and in a wide window not stretched by the page's own text at its end",
    pages,
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const rows = await rowsOfCards(page);
      const isAlone = (row: (typeof rows)[number]) => row.every(({ isPlaceholder }) => isPlaceholder);
      const heights = rows.filter(isAlone).map(([first]) => first?.height ?? 0);
      const cards = rows.flat().filter(({ isPlaceholder }) => !isPlaceholder);
      expect.soft(heights.length, where).toBeGreaterThan(0);
      expect
        .soft(Math.max(...heights), where)
        .toBeLessThan(Math.min(...cards.map(({ height }) => height)) * 0.66);
      const most = (await page.locator(".card-strip-row").count()) > 0 ? 264 : 164;
      if (width >= 1280) expect.soft(Math.max(...heights), where).toBeLessThan(most);
    },
  },
  {
    rule: "the disabled buttons of a placeholder look alike, and its live one, which opens a dialog, does not look disabled; all take the width and the line that those of a card take",
    pages,
    widths: [390, 768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const cards = await buttonsOfCards(page);
      for (const { isPlaceholder, styles, heights, start, end } of cards)
        if (isPlaceholder) {
          const [live, disabled] = styles;
          expect
            .soft([live?.length, disabled?.length], `${where}: looks of live and of disabled buttons`)
            .toEqual([1, 1]);
          expect.soft(live, `${where}: look of the live button`).not.toEqual(disabled);
          expect.soft([heights, start], `${where}: heights and start of the buttons`).toEqual([1, end]);
        }
      for (const row of Map.groupBy(cards, (card) => card.row).values())
        expect
          .soft(
            new Set(row.map(({ top, start }) => [top, start].join())).size,
            `${where}: lines of buttons in a row`,
          )
          .toBe(1);
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

/** The cards of each row, with their heights and those of their pictures. */
async function rowsOfCards(page: Page) {
  const cards = await page.locator(".card").evaluateAll((all) =>
    all.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      const picture = card.querySelector("picture, .card-base")?.getBoundingClientRect().height ?? 0;
      return { row: Math.round(top), isPlaceholder: card.matches(".card-placeholder"), height, picture };
    }),
  );
  return [...Map.groupBy(cards, ({ row }) => row).values()];
}

/** The buttons of each card: their looks and their places. */
function buttonsOfCards(page: Page) {
  return page.locator(".card").evaluateAll((all) =>
    all.map((card) => {
      const buttons = [...card.querySelectorAll(".card-actions .button")];
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      const room = card.querySelector(".card-actions")?.getBoundingClientRect() ?? new DOMRect();
      return {
        isPlaceholder: card.matches(".card-placeholder"),
        row: Math.round(card.getBoundingClientRect().top),
        styles: ["button:enabled", "button:disabled"].map((state) => [
          ...new Set(
            [...card.querySelectorAll(`.card-actions ${state}`)].map((button) => {
              const { borderTop, color, backgroundColor } = getComputedStyle(button);
              return [borderTop, color, backgroundColor].join();
            }),
          ),
        ]),
        heights: new Set(boxes.map(({ height }) => Math.round(height))).size,
        top: Math.min(...boxes.map(({ top }) => Math.round(top))),
        start: Math.round(Math.min(...boxes.map(({ left }) => left)) - room.left),
        end: Math.round(room.right - Math.max(...boxes.map(({ right }) => right))),
      };
    }),
  );
}
