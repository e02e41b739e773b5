/** Where a question, its hint and its control are. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

export const formQuestions: readonly Question[] = [
  {
    rule: "a question or its hint is right above its control, and in a row the controls are on one line",
    pages: sampled(["/employmentapp", "/contactus", "/feedback", "/teampractice"], 2),
    widths: [390, 1280],
    ask: async (page, { width, where }) => {
      const controls = await page.locator("main .field > .control").evaluateAll((all) =>
        all.map((control) => {
          const above = control.previousElementSibling;
          const [words, { top }] = [above?.getBoundingClientRect(), control.getBoundingClientRect()] as const;
          const row = control.closest(".form-row")?.getBoundingClientRect().top;
          return { name: above?.textContent, gap: top - (words?.bottom ?? Number.NaN), top, row };
        }),
      );
      expect.soft(controls.length, where).toBeGreaterThan(0);
      for (const { name, gap } of controls) {
        expect.soft(gap, `${where}: ${name}`).toBeGreaterThanOrEqual(0);
        expect.soft(gap, `${where}: ${name}`).toBeLessThanOrEqual(8);
      }
      if (width < 576) return;
      const inRows = controls.filter(({ row }) => row !== undefined);
      expect.soft(inRows.length, where).toBeGreaterThan(0);
      for (const row of Map.groupBy(inRows, (control) => control.row).values())
        expect.soft(new Set(row.map(({ top }) => Math.round(top))).size, where).toBe(1);
    },
  },
];
