/** How many cards are in a row, and where their buttons are. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const cardRows: readonly Question[] = [
  {
    rule: "coach cards are three in a row, and one below the other on a phone",
    pages: ["/hitting"],
    widths: [390, 768, 1280],
    ask: async (page, { width, where }) => {
      const tops = await page
        .locator(".coach-card")
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      if (width < 700) {
        const [first = 0, second = 0, ...open] = tops;
        expect.soft(second, where).toBeGreaterThan(first);
        expect.soft(new Set(open).size, `${where}: the open spots are one strip`).toBe(1);
      } else {
        expect.soft(new Set(tops.slice(0, 3)).size, where).toBe(1);
        expect.soft(tops[3], where).toBeGreaterThan(tops[0] ?? 0);
      }
    },
  },
  {
    rule: "the buttons of neighboring cards are in one row, with the reasons above",
    pages: ["/speed", "/fielding", "/camps"],
    widths: [390, 768, 1280],
    ask: async (page, { where }) => {
      const cards = await page.locator("ul > li > .card").evaluateAll((all) =>
        all.map((card) => {
          const bottom = (element?: Element) => element?.getBoundingClientRect().bottom ?? Number.NaN;
          const seen = (selector: string) =>
            [...card.querySelectorAll(selector)].filter((element) => element.checkVisibility());
          const lines = seen(".button-reason");
          return {
            row: Math.round(card.getBoundingClientRect().top),
            buttons: Math.round(bottom(seen(".button").at(-1))),
            disabled: seen("button:disabled").length,
            lines: lines.length,
            reason: bottom(lines[0]),
          };
        }),
      );
      const rows = Map.groupBy(cards, ({ row }) => row);
      for (const row of rows.values())
        expect.soft(new Set(row.map(({ buttons }) => buttons)).size, where).toBe(1);
      for (const { disabled, lines, reason, buttons } of cards) {
        expect.soft(lines, `${where}: reasons`).toBe(disabled > 0 ? 1 : 0);
        if (lines > 0) expect.soft(reason, where).toBeLessThan(buttons);
      }
    },
  },
  {
    rule: "buttons of one place are equally wide in all cards, with an arrow or without",
    pages: ["/coaches", "/camps"],
    widths: [390, 768, 1280],
    ask: async (page, { where }) => {
      const widths = await page.locator("ul:not(.card-strip) > li > .card").evaluateAll((cards) =>
        cards
          // Longer labels have buttons of their own widths.
          .filter((card) => !card.textContent.includes("Call For Book"))
          .map((card) =>
            [...card.querySelectorAll(".card-actions .button")].map(
              (button) => button.getBoundingClientRect().width,
            ),
          ),
      );
      expect.soft(widths.length, where).toBeGreaterThan(0);
      for (const place of widths[0]?.keys() ?? []) {
        const all = widths.map((card) => card[place] ?? 0);
        expect.soft(Math.max(...all) - Math.min(...all), where).toBeLessThan(1);
      }
    },
  },
];
