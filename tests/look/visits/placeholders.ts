/** Open spots and camps to come have the shape of the cards beside them. */
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
    rule: "from a tablet on, the drawing of each card is above its words, and its buttons are last",
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
            return (
              !picture ||
              !words ||
              !actions ||
              picture.bottom > words.top + 1 ||
              words.bottom > actions.top + 1
            );
          }).length,
      );
      expect.soft(upsideDown, where).toBe(0);
    },
  },
  {
    rule: "beside a card, the drawing of a placeholder takes what its few words leave; all the others are lower",
    pages,
    widths: [768, 1024, 1280],
    ask: async (page, { where }) => {
      const pictures = await page.locator(".card").evaluateAll((cards) =>
        cards.map((card) => ({
          row: Math.round(card.getBoundingClientRect().top),
          isPlaceholder: card.matches(".card-placeholder"),
          height: Math.round(card.querySelector("picture, .card-base")?.getBoundingClientRect().height ?? 0),
        })),
      );
      const ofCards = Math.min(
        ...pictures.filter(({ isPlaceholder }) => !isPlaceholder).map(({ height }) => height),
      );
      const rows = [...Map.groupBy(pictures, (picture) => picture.row).values()];
      // A row is not stretched by the page's own text at its end, either.
      const alone = rows.filter((row) => row.every(({ isPlaceholder }) => isPlaceholder));
      const drawings = alone.flat().map(({ height }) => height);
      expect
        .soft(Math.max(...drawings) - Math.min(...drawings), `${where}: heights in rows of placeholders`)
        .toBeLessThan(2);
      for (const row of rows) {
        const heights = row.map(({ height }) => height);
        expect
          .soft(Math.min(...heights), `${where}: lowest in a row of cards`)
          .toBeGreaterThan(alone.includes(row) ? 0 : ofCards - 2);
        if (alone.includes(row))
          expect.soft(heights[0], `${where}: height in a row of placeholders`).toBeLessThan(ofCards * 0.77);
      }
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
    rule: "each open spot shows another piece of one field, as large as the others and without a gap",
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
      const [sizes, places] = [pieces.map(({ size }) => size), pieces.map(({ place }) => place)];
      expect.soft(new Set(sizes).size, `${where}: sizes of the field`).toBe(1);
      expect.soft(new Set(places).size, `${where}: places`).toBe(pieces.length);
      expect.soft(pieces.filter(({ isFull }) => !isFull).length, `${where}: gaps`).toBe(0);
    },
  },
  {
    rule: "the rows of camps to come take less of the page than the camps",
    pages: ["/camps"],
    widths: [1280],
    ask: async (page, { where }) => {
      const boxes = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const [camp] = await boxes(".card:not(.card-placeholder)");
      const toCome = await boxes(".card-placeholder");
      const rows = Map.groupBy(toCome, ({ top }) => Math.round(top));
      const heights = [...rows.values()].map(([first]) => first?.height ?? 0);
      expect.soft(heights, where).toHaveLength(2);
      const total = heights.reduce((sum, height) => sum + height, 0);
      expect.soft(total, where).toBeLessThan(camp?.height ?? 0);
    },
  },
];

/** The buttons of each card: their looks and their places. */
function buttonsOfCards(page: Page) {
  return page.locator(".card").evaluateAll((all) =>
    all.map((card) => {
      const buttons = [...card.querySelectorAll(".card-actions .button")];
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      const outer = card.getBoundingClientRect();
      return {
        isPlaceholder: card.matches(".card-placeholder"),
        row: Math.round(outer.top),
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
        start: Math.round(Math.min(...boxes.map(({ left }) => left)) - outer.left),
        end: Math.round(outer.right - Math.max(...boxes.map(({ right }) => right))),
      };
    }),
  );
}
