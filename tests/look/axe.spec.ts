/** The rules of WCAG 2.2 A and AA that a machine can judge: at five widths, in three color schemes, in every state. */
import type { Page } from "@playwright/test";
import { violationsOn } from "../axe.ts";
import { expect, test } from "../on-the-day.ts";
import { keyPages } from "./pages.ts";

const looks = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "dark", forcedColors: "active" },
} as const;

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * Looks at a page in its present state in every scheme, at these widths. Where the browser forces its own colors,
 * two widths are enough: what else depends on the width has been seen in the other schemes.
 */
async function judge(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, media] of Object.entries(looks)) {
      if (name === "forced" && width !== 390 && width !== 1280) continue;
      await page.emulateMedia(media);
      expect.soft(await violationsOn(page), `${width} px, ${name}`).toEqual([]);
    }
  }
}

for (const path of keyPages) {
  test(`${path} at 320, 390, 768, 1280 and 1920 px`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await judge(page, [320, 390, 768, 1280, 1920]);
  });
}

test("the small-screen menu, with a submenu open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/hitting");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("summary", { hasText: "More Info" }).click();
  await judge(page, [390, 768]);
});

test("a dropdown of the large screen's menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/hitting");
  await page.locator("summary", { hasText: "More Info" }).click();
  await judge(page, [1280, 1920]);
});

for (const [path, name, opener] of [
  ["/hitting", "a coach's dialog", /^Bio Marcus/u],
  ["/camps", "a camp's dialog", /^Agenda Swinging/u],
  ["/", "a space of the floor plan", /^Cage 3,/u],
] as const) {
  test(`${name}, open`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: opener }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await judge(page, [390, 1280]);
  });
}
