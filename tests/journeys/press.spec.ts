/** A press on another submenu meets it, though the first one closes: nothing moves away before the release. */
import type { ElementHandle, Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { press, recordPresses } from "../press.ts";
import { sampled } from "../scope.ts";

for (const [way, width] of sampled(
  [
    ["touch", 390],
    ["mouse", 1280],
    ["mouse", 390],
  ] as const,
  2,
)) {
  test.describe(`by ${way} at ${width} px`, () => {
    // Low enough that the menu scrolls.
    test.use({ viewport: { width, height: 480 }, contextOptions: { reducedMotion: "reduce" } });
    if (way === "touch") test.use({ hasTouch: true });

    // Playwright has no phones of Firefox; its mouse meets the menu of a small screen, where more moves.
    const tag = way === "touch" || width > 1000 ? "@chromium" : [];
    test("one press on another submenu opens it and closes the open one", { tag }, async ({ page }) => {
      await page.goto("/mission");
      await recordPresses(page);
      const submenus = page.locator("details.submenu");
      const names = (await submenus.locator("summary").elementHandles()) as ElementHandle<HTMLElement>[];
      for (const [first] of names.entries()) {
        for (const [second, name] of names.entries()) {
          if (first === second) continue;
          await openMenu(page, first);
          expect(await press(page, name, way)).toBeUndefined();
          await expect(submenus.nth(second)).toHaveAttribute("open");
          await expect(page.locator("details.submenu[open]")).toHaveCount(1);
          await expect(submenus.nth(second).locator("summary")).toBeInViewport({ ratio: 1 });
        }
      }
    });
  });
}

/** Opens the menu, with one of its submenus or none, with the focus where it is after a visitor opens it. */
async function openMenu(page: Page, open: number): Promise<void> {
  await page.evaluate((index) => {
    const menu = document.querySelector<HTMLElement>("#menu");
    const toggle = document.querySelector<HTMLElement>(".menu-toggle");
    if (toggle?.checkVisibility() && !menu?.matches(":popover-open")) menu?.showPopover();
    menu?.scrollTo(0, 0);
    for (const [at, submenu] of document.querySelectorAll<HTMLDetailsElement>("details.submenu").entries()) {
      submenu.open = at === index;
      if (submenu.open) submenu.querySelector("summary")?.focus();
    }
  }, open);
}
