/** How many cards are in a row, and where their buttons are. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const cardRows: readonly Question[] = [
  {
    rule: "coaches and the page's own text are three in a row, then open spots; on a phone, one is below the other",
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
            isPlaceholder: card.matches(".card-placeholder"),
            disabled: seen("button:disabled").length,
            lines: lines.length,
            reason: bottom(lines[0]),
          };
        }),
      );
      const rows = Map.groupBy(cards, ({ row }) => row);
      for (const row of rows.values())
        expect.soft(new Set(row.map(({ buttons }) => buttons)).size, where).toBe(1);
      for (const { isPlaceholder, disabled, lines, reason, buttons } of cards) {
        expect.soft(lines, `${where}: reasons`).toBe(disabled > 0 && !isPlaceholder ? 1 : 0);
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
