/** The floor plan can be read and pressed at any width. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

const pagesWithPlan = sampled(["/", "/rentbattingcages", "/rentopenarea", "/buytokens"], 2);

export const floorPlan: readonly Question[] = [
  {
    rule: "the floor plan fits a finger and can be read at any width",
    pages: pagesWithPlan,
    widths: [360, 390, 768, 820, 1024, 1152, 1280],
    ask: async (page, { width, where }) => {
      const plan = page.locator(".floor-plan-floor");
      const tooSmall = await plan.getByRole("button").evaluateAll((all) =>
        all
          .filter((button) => {
            // Tilted, a button is narrower between its sides than its box is.
            const { left, width, height } = button.getBoundingClientRect();
            const middle = left + width / 2;
            button.scrollIntoView({ block: "center" });
            const { top: start } = button.getBoundingClientRect();
            let high = 0;
            for (let row = 0; row < height && high < 44; row++)
              if (button.contains(document.elementFromPoint(middle, start + row + 0.5))) high += 1;
            return Math.min(width, high) < 44 || Number.parseFloat(getComputedStyle(button).fontSize) < 12;
          })
          .map((button) => button.textContent),
      );
      expect.soft(tooSmall, where).toEqual([]);
      const box = await plan.boundingBox();
      if (width < 500) expect.soft(box?.height, where).toBeGreaterThan(box?.width ?? 0);
    },
  },
];
