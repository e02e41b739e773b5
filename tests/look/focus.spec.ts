/** What has the focus is seen, and so is the heading that a jump link leads to. */
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Elements that can be pressed, followed or typed into. */
const controls =
  'a[href], button:not([disabled]), summary, input:not([type="hidden"]), select, textarea, [tabindex="0"]';

/** Elements that are hidden when focused, on the way down and back up: under what is fixed, or below the window. */
function hiddenStops(page: Page): Promise<string[]> {
  return page.locator(controls).evaluateAll((all) => {
    const header = document.querySelector(".site-header");
    const jumps = document.querySelector(".link-row-sticks");
    const bottomOf = (bar: Element | null) =>
      bar && getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().bottom : 0;
    const way = all.filter(
      (control) =>
        !header?.contains(control) &&
        !control.matches(".skip-link") &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    const hidden: string[] = [];
    for (const control of [...way, ...way.toReversed()]) {
      (control as HTMLElement).focus();
      // Of a jump link its words: with large text, a header of more lines covers some of the room above them.
      const words = document.createRange();
      words.selectNodeContents(control);
      const { top, bottom } = (jumps?.contains(control) ? words : control).getBoundingClientRect();
      const isBelowJumps = jumps?.parentElement?.contains(control) && !jumps.contains(control);
      const covered = Math.max(bottomOf(header), isBelowJumps ? bottomOf(jumps) : 0);
      // A control taller than the window never fits.
      const fits = bottom - top < innerHeight - covered;
      const seen = bottom > covered && top < innerHeight && (!fits || top >= covered - 1);
      if (!seen) hidden.push(`${control.tagName} ${control.textContent?.trim().slice(0, 40)} at ${top}`);
    }
    return hidden;
  });
}

for (const [width, size] of sampled([
  [390, "100%"],
  [1280, "200%"],
] as const)) {
  test(`neither the header nor the jump links cover the focused element at ${width} px, text at ${size}`, async ({
    reusedPage: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/hitting", "/rentbattingcages", "/cancel", "/prices", "/search"]) {
      await page.goto(path);
      await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
      expect.soft(await hiddenStops(page), path).toEqual([]);
    }
  });
}

test("the jump links stay in view and never cover the heading they lead to; in a low window and on paper they do not stay", async ({
  reusedPage: page,
}) => {
  for (const path of ["/prices", "/search"]) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const jumps = page.locator(".link-row-sticks");
      const link = jumps.getByRole("link").nth(2);
      const id = (await link.getAttribute("href")) ?? "";
      await link.click();
      const gap = async () => {
        const [row, heading] = await Promise.all([jumps.boundingBox(), page.locator(id).boundingBox()]);
        return (heading?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0);
      };
      await expect.poll(gap, `${path} at ${width} px`).toBeLessThan(60);
      expect.soft(await gap(), `${path} at ${width} px`).toBeGreaterThanOrEqual(0);
      await expect(jumps).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1280, height: 450 });
    await expect(page.locator(".link-row-sticks")).toHaveCSS("position", "static");
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".link-row-sticks")).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});
