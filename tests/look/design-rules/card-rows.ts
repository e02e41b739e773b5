/** How many cards are in a row. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const cardRows: readonly Question[] = [
  {
    rule: "coaches, camps and what is still open are three in a row; on a phone, one card is below the other, and what is open is one strip",
    pages: ["/coaches", "/fielding", "/camps", "/hitting", "/speed"],
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
      const share = await page.locator(".cards-large:not(.cards-swiped)").evaluate((list) => {
        const widest = Math.max(...[...list.children].map((card) => card.getBoundingClientRect().width));
        return widest / list.getBoundingClientRect().width;
      });
      expect.soft(share, `${where}: of the row`).toBeLessThanOrEqual(width < 700 ? 1 : 1 / 3);
      const open = await page.locator(".cards-swiped > *").count();
      if (open > 0)
        expect
          .soft((await rowsOf(".cards-swiped"))[0], `${where}: what is open`)
          .toBe(width < 700 ? open : 3);
    },
  },
];
