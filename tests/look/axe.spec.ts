/**
 * WCAG 2.2 A and AA as far as it can be checked automatically, and no horizontal scrolling: each page, and each state
 * of the menu and dialogs.
 */
import type { Page } from "@playwright/test";
import { pagesToVisit } from "../addresses.ts";
import { violationsOn } from "../axe.ts";
import { overflow } from "../overflow.ts";
import { forms } from "../forms/specified-forms.ts";
import { expect, test } from "../on-the-day.ts";
import { everyOther, everything, sampled } from "../scope.ts";

const looks: readonly (readonly [width: number, colorScheme: "light" | "dark"])[] = [
  [390, "light"],
  [1280, "dark"],
  [390, "dark"],
  [1280, "light"],
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Checks the page in its current state, in these looks. */
async function judge(page: Page, shown = sampled(looks)): Promise<void> {
  for (const [width, colorScheme] of shown) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page), `${width} px, ${colorScheme}`).toEqual([]);
    expect.soft(await overflow(page), `pixels wider than a window of ${width} px`).toBeLessThanOrEqual(0);
  }
}

// The contrast of both themes is computed from their colors, in contrast.test.ts; the forms have their states checked
// in forms/accessible.spec.ts.
const pages = [...pagesToVisit.map(({ path }) => path), "/404"].filter(
  (path) => everything || !forms.some((form) => form.path === path),
);
for (const [turn, look] of looks.slice(0, 2).entries()) {
  // Each page in one look; in the full run, in both.
  const judged = everyOther(pages, turn);
  test(`pages are accessible and fit at ${look[0]} px, ${look[1]}`, async ({ page }) => {
    test.slow();
    for (const path of judged) {
      await test.step(path, async () => {
        await page.goto(path);
        await judge(page, [look]);
        for (const width of [320, 768, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect
            .soft(await overflow(page), `pixels wider than a window of ${width} px`)
            .toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test("the small-screen menu with an open submenu is accessible and fits", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/hitting");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("summary", { hasText: "More Info" }).click();
  await judge(page, sampled(looks.filter(([width]) => width < 1000)));
});

test("a dropdown of the large-screen menu is accessible and fits", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/hitting");
  await page.locator("summary", { hasText: "More Info" }).click();
  await judge(page, sampled(looks.filter(([width]) => width > 1000)));
});

for (const [path, name, opener] of [
  ["/hitting", "a coach's dialog", /^Bio Marcus/u],
  ["/camps", "a camp's dialog", /^Agenda Swinging/u],
  ["/", "a cage's dialog on the plan", /^Cage 3/u],
  ["/rentbattingcages", "the front desk's dialog on the plan", /^Front desk/u],
] as const) {
  test(`${name}, open`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: opener }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await judge(page, looks.slice(0, 2));
  });
}
