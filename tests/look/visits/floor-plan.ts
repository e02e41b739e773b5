/** The floor plan can be read and pressed at any width, and is as high as the board beside it. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

const pagesWithPlan = ["/", "/rentbattingcages", "/rentopenarea"];

export const floorPlan: readonly Question[] = [
  {
    rule: "the floor plan fits a finger and can be read at any width",
    pages: ["/rentbattingcages"],
    widths: [360, 390, 768, 1280],
    ask: async (page, { width, where }) => {
      const plan = page.locator(".floor-plan-floor");
      const tooSmall = await plan.getByRole("button").evaluateAll((all) =>
        all
          .filter((button) => {
            const { width: wide, height: high } = button.getBoundingClientRect();
            return Math.min(wide, high) < 48 || Number.parseFloat(getComputedStyle(button).fontSize) < 12;
          })
          .map((button) => button.textContent),
      );
      expect.soft(tooSmall, where).toEqual([]);
      const box = await plan.boundingBox();
      if (width < 500) expect.soft(box?.height, where).toBeGreaterThan(box?.width ?? 0);
    },
  },
  {
    rule: "in a wide window, the floor plan is as high as the prices and the legend beside it, whose lines leave no hole",
    pages: pagesWithPlan,
    widths: [1280, 1920],
    ask: async (page, { where }) => {
      const [plan, board] = await Promise.all(
        [".floor-plan-floor", ".rate-board"].map((part) => page.locator(part).boundingBox()),
      );
      expect.soft(board?.y, where).toBeCloseTo(plan?.y ?? 0, 0);
      expect.soft(board?.height, where).toBeCloseTo(plan?.height ?? 0, -0.4);
      await expect.soft(page.locator(".floor-plan-legend li"), where).toHaveCount(3);
      const lines = await page.locator(".rate-board > *, .floor-plan-legend > li").evaluateAll((all) =>
        all
          .filter((part) => !part.matches(".floor-plan-legend"))
          .map((part) => part.getBoundingClientRect())
          .map(({ top, bottom }) => ({ top, bottom })),
      );
      const gaps = lines.slice(1).map(({ top }, index) => top - (lines[index]?.bottom ?? 0));
      expect.soft(Math.max(...gaps), where).toBeLessThanOrEqual(32);
    },
  },
  {
    rule: "in a narrower window, the floor plan has no legend",
    pages: pagesWithPlan,
    widths: [390, 1024],
    ask: async (page, { where }) => {
      await expect.soft(page.locator(".floor-plan-legend"), where).toBeHidden();
    },
  },
];
