/** On a phone, Home begins with its buttons and the hours. Other pages are in design-rules/first-screen.ts. */
import { expect, test } from "../on-the-day.ts";

const screens = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

test.use({ isMobile: true, hasTouch: true });

test("Home begins with its two buttons, above the shortcuts, and the hours", async ({ page }) => {
  await page.goto("/");
  const buttons = page.locator(".home-hero-actions .button");
  const hours = page.locator(".home-hero-hours .hours-board");
  const shortcuts = page.getByRole("navigation", { name: "Shortcuts" });
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    const boxes = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect()));
    expect.soft(new Set(boxes.map(({ top }) => top)).size, `lines of buttons at ${width} px`).toBe(1);
    await expect.soft(shortcuts, `${width} px`).toBeInViewport({ ratio: 1 });
    const bar = await shortcuts.boundingBox();
    expect.soft(Math.max(...boxes.map(({ bottom }) => bottom)), `${width} px`).toBeLessThan(bar?.y ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(hours).toBeInViewport({ ratio: 1 });
});
