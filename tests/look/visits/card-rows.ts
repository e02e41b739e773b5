/** How many cards are in a row. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const cardRows: readonly Question[] = [
  {
    rule: "coaches, camps and what is still open are three in a row; on a phone, one card is below the other, and what is open is one strip",
    pages: ["/coaches", "/fielding", "/camps"],
    widths: [390, 768, 1280],
    ask: async (page, { width, where }) => {
      const rowsOf = (list: string) =>
        page.locator(list).evaluate((element) => {
          const tops = [...element.children].map((card) => Math.round(card.getBoundingClientRect().top));
          return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
        });
      const cards = await rowsOf(".cards-large:not(.cards-swiped)");
      const count = cards.reduce((sum, length) => sum + length, 0);
      const full = Math.floor(count / 3);
      const incomplete = count % 3 === 0 ? [] : [count % 3];
      expect
        .soft(cards, where)
        .toEqual(width < 700 ? Array(count).fill(1) : [...Array(full).fill(3), ...incomplete]);
      if ((await page.locator(".cards-swiped").count()) > 0)
        expect.soft(await rowsOf(".cards-swiped"), where).toEqual(width < 700 ? [6] : [3, 3]);
    },
  },
];
