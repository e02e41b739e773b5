/** The menu of a large screen. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const menu: readonly Question[] = [
  {
    rule: "the entries of the menu are in one row, with more room between them than in them",
    pages: ["/cancel"],
    widths: [1280, 1366, 1920],
    ask: async (page, { where }) => {
      await page.evaluate(() => document.fonts.ready);
      const entries = await page
        .locator(".site-menu-list > li > .menu-link, .submenu > .menu-link")
        .evaluateAll((all) =>
          all.map((entry) => {
            const { left, right, top } = entry.getBoundingClientRect();
            const padding = Number.parseFloat(getComputedStyle(entry).paddingInlineStart);
            return { start: left + padding, end: right - padding, top };
          }),
        );
      expect.soft(entries.length, where).toBeGreaterThan(8);
      expect.soft(new Set(entries.map(({ top }) => top)).size, where).toBe(1);
      const gaps = entries.slice(1).map(({ start }, index) => start - (entries[index]?.end ?? start));
      // The space between two words of an entry is 4 px.
      expect.soft(Math.min(...gaps), where).toBeGreaterThanOrEqual(12);
    },
  },
];
