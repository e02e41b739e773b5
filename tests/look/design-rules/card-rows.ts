/** How many cards are in a row. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

export const cardRows: readonly Question[] = [
  {
    rule: "coaches, camps and what is still open are three in a row, and what is beside them fills what they leave, or a row of its own; on a phone, one card is below the other, and what is open is one strip",
    pages: sampled(["/hitting", "/coaches", "/camps", "/fielding", "/speed"], 3),
    widths: [390, 768, 1280],
    ask: async (page, { width, where }) => {
      const main = ".cards > ul:not(.cards-swiped)";
      const rowsOf = (list: string) =>
        page.locator(list).evaluate((element) => {
          const cards = [...element.children].filter((child) => !child.matches(".cards-rest"));
          const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
          return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
        });
      await expect(page.locator(main), where).toHaveCount(1, { timeout: 5000 });
      const cards = await rowsOf(main);
      const count = cards.reduce((sum, length) => sum + length, 0);
      const full = Math.floor(count / 3);
      const incomplete = count % 3 === 0 ? [] : [count % 3];
      expect
        .soft(cards, where)
        .toEqual(width < 700 ? Array(count).fill(1) : [...Array(full).fill(3), ...incomplete]);
      const { row, widths, left } = await page.locator(main).evaluate((list) => {
        const { width: whole, right } = list.getBoundingClientRect();
        const cards = [...list.children].filter((child) => !child.matches(".cards-rest"));
        const rest = list.querySelector(".cards-rest")?.getBoundingClientRect();
        return {
          row: whole,
          widths: cards.map((card) => card.getBoundingClientRect().width),
          left: rest ? right - rest.right : 0,
        };
      });
      const widest = Math.max(...widths);
      expect.soft(widest / row, `${where}: of the row`).toBeLessThanOrEqual(width < 700 ? 1 : 1 / 3);
      expect.soft(widest - Math.min(...widths), `${where}: widths of cards`).toBeLessThanOrEqual(1);
      expect.soft(left, `${where}: at the end of what is beside them`).toBeLessThanOrEqual(1);
      const open = await page.locator(".cards-swiped > *").count();
      if (open > 0)
        expect
          .soft((await rowsOf(".cards-swiped"))[0], `${where}: what is open`)
          .toBe(width < 700 ? open : 3);
    },
  },
];
