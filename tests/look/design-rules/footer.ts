/** The footer. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const footer: readonly Question[] = [
  {
    rule: "the footer fits a phone's screen",
    pages: ["/cancel"],
    widths: [390],
    ask: async (page, { where }) => {
      expect.soft((await page.locator("footer").boundingBox())?.height, where).toBeLessThan(780);
    },
  },
];
