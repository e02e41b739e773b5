/** How many cards are in a row. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const cardRows: readonly Question[] = [
  {
    rule: "coaches and what is said about open spots are three in a row, then those; on a phone, one is below the other",
    pages: ["/hitting"],
    widths: [390, 768, 1280],
    ask: async (page, { width, where }) => {
      const tops = await page
        .locator(".coach-card, .card-grid-note")
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      if (width < 700) {
        const [first = 0, second = 0, note = 0, ...open] = tops;
        expect.soft([second > first, note > second], where).toEqual([true, true]);
        expect.soft(new Set(open).size, `${where}: the open spots are one strip`).toBe(1);
      } else {
        const rows = Map.groupBy(tops, (top) => top);
        expect
          .soft(
            [...rows.values()].map(({ length }) => length),
            where,
          )
          .toEqual([3, 3, 3]);
      }
    },
  },
];
