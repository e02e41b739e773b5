/** The controls of the reviews fit a phone and are together. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const carousel: readonly Question[] = [
  {
    rule: "the dots of a dozen reviews are on one line of a phone",
    pages: ["/"],
    widths: [360],
    ask: async (page, { where }) => {
      const dots = page.locator(".carousel-dot");
      // The script of the page makes them.
      await expect.soft(dots.nth(6), where).toBeVisible();
      const tops = await dots.evaluateAll((all) =>
        all.map((dot) => Math.round(dot.getBoundingClientRect().top)),
      );
      expect.soft(new Set(tops).size, where).toBe(1);
    },
  },
  {
    rule: "the dots of the reviews lie on the scrollbar, and the arrows are together at its end",
    pages: ["/testimonials"],
    widths: [320, 390, 768, 1280, 1920],
    ask: async (page, { width, where }) => {
      // The script of the page makes them.
      await expect.soft(page.locator(".carousel-dot").nth(6), where).toBeVisible();
      const parts = await page
        .locator(".carousel-track, .carousel-dots, .carousel-scrollbar, .carousel-arrow")
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
      const [slides, dots, bar, previous, next] = parts;
      if (!slides || !dots || !bar || !previous || !next) throw new Error("a control is missing");
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      expect.soft(Math.abs(dots.left - bar.left), where).toBeLessThan(1);
      expect.soft(Math.abs(dots.right - bar.right), where).toBeLessThan(1);
      expect.soft(Math.abs(middle(dots) - middle(bar)), where).toBeLessThan(1);
      expect.soft(next.left - previous.right, where).toBeLessThan(24);
      // A phone has no room beside a dozen dots: they are in the middle below.
      if (width < 640) {
        expect.soft(previous.top, where).toBeGreaterThanOrEqual(bar.bottom);
        expect.soft(previous.left - slides.left, where).toBeCloseTo(slides.right - next.right, 0);
      } else {
        expect.soft(previous.left, where).toBeGreaterThan(bar.right);
        expect.soft(Math.abs(next.right - slides.right), where).toBeLessThan(1);
      }
      expect.soft(Math.abs(next.top - previous.top), where).toBeLessThan(1);
    },
  },
];
