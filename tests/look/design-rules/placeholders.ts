/** Open spots and camps to come. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

// Of coaches, of camps, and others of coaches.
const pages = sampled(["/hitting", "/camps", "/speed", "/fielding"], 2);

export const placeholders: readonly Question[] = [
  {
    rule: "on a phone, all tiles together are no higher than a card",
    pages,
    widths: [320, 390],
    ask: async (page, { where }) => {
      const heightOf = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().height)));
      const card = await heightOf(".card");
      expect.soft(await heightOf(".cards-swiped"), where).toBeLessThanOrEqual(card);
    },
  },
];
