/** The controls of the reviews fit a phone and are together. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the dots of a dozen reviews are on one line of a phone", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const dots = page.locator(".carousel-dot");
  // The script of the page makes them.
  await expect(dots.nth(6)).toBeVisible();
  const tops = await dots.evaluateAll((all) => all.map((dot) => Math.round(dot.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test("the dots of the reviews lie on the scrollbar, and the arrows are together at its end", async ({
  sharedPage: page,
}) => {
  await page.goto("/testimonials");
  // The script of the page makes them.
  await expect(page.locator(".carousel-dot").nth(6)).toBeVisible();
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = await page
      .locator(".carousel-track, .carousel-dots, .carousel-scrollbar, .carousel-arrow")
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const [slides, dots, bar, previous, next] = parts;
    if (!slides || !dots || !bar || !previous || !next) throw new Error("a control is missing");
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    expect.soft(Math.abs(dots.left - bar.left), `${width} px`).toBeLessThan(1);
    expect.soft(Math.abs(dots.right - bar.right), `${width} px`).toBeLessThan(1);
    expect.soft(Math.abs(middle(dots) - middle(bar)), `${width} px`).toBeLessThan(1);
    expect.soft(next.left - previous.right, `${width} px`).toBeLessThan(24);
    // A phone has no room beside a dozen dots: they are in the middle below.
    if (width < 640) {
      expect.soft(previous.top, `${width} px`).toBeGreaterThanOrEqual(bar.bottom);
      expect.soft(previous.left - slides.left, `${width} px`).toBeCloseTo(slides.right - next.right, 0);
    } else {
      expect.soft(previous.left, `${width} px`).toBeGreaterThan(bar.right);
      expect.soft(Math.abs(next.right - slides.right), `${width} px`).toBeLessThan(1);
    }
    expect.soft(Math.abs(next.top - previous.top), `${width} px`).toBeLessThan(1);
  }
});
