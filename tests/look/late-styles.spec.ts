/** What a finger reaches first is styled by the page itself: the late styles may come at any time, or never. */
import type { Locator, Page, Route } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { sendButton } from "../forms/drive.ts";
import { sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 390, height: 844 } });

/** A page may still wait for them when a test ends. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const ways: readonly (readonly [way: string, answer: (route: Route) => Promise<void>])[] = [
  ["have not come yet", () => new Promise<void>(() => {})],
  ["never come", (route) => route.abort()],
];

for (const [way, answer] of sampled(ways)) {
  test.describe(`where the late styles ${way}`, () => {
    test.beforeEach(({ page }) => page.route("**/_assets/late.*.css", answer));

    test("the menu of a phone opens over the page, with entries for a finger", async ({ page }) => {
      // Scripts wait for styles, and the browser's loading for both.
      await page.goto("/hitting", { waitUntil: "commit" });
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("navigation", { name: "Main" });
      await isOverThePage(menu);
      const box = await menu.boundingBox();
      expect(box?.width).toBe(390);
      expect(box?.height).toBeGreaterThan(500);
      const entries = menu.getByRole("link").filter({ visible: true });
      const low = await entries.evaluateAll((all) =>
        all.filter((entry) => entry.getBoundingClientRect().height < 44).map((entry) => entry.textContent),
      );
      expect(low).toEqual([]);
    });

    for (const [path, name] of sampled([
      ["/hitting", "Bio Marcus Bell"],
      ["/rentbattingcages", "Cage 4"],
      ["/camps", "Agenda"],
    ] as const))
      test(`a dialog of ${path} opens as a box in the middle of the screen, with its buttons in view`, async ({
        page,
      }) => {
        await page.goto(path, { waitUntil: "commit" });
        await page.getByRole("button", { name }).first().click();
        const dialog = page.getByRole("dialog");
        await isOverThePage(dialog);
        const box = await dialog.boundingBox();
        // A scroll bar may take some of the window.
        const after = 390 - (box?.x ?? 0) - (box?.width ?? 0);
        expect(Math.abs((box?.x ?? 0) - after)).toBeLessThan(20);
        const words = await dialog.getByRole("heading").first().boundingBox();
        expect((words?.x ?? 0) - (box?.x ?? 0)).toBeGreaterThanOrEqual(16);
        await expect(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
      });
  });
}

test("where the late styles never come, the errors of a form are in a box, each link for a finger", async ({
  page,
}) => {
  await page.route("**/_assets/late.*.css", (route) => route.abort());
  await page.goto("/employmentapp");
  await sendButton(page).click();
  const summary = page.getByRole("alert").filter({ has: page.getByRole("list") });
  await expect(summary).toBeVisible();
  const { border, background } = await summary.evaluate((box) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(box);
    return { border: Number.parseFloat(borderTopWidth), background: backgroundColor };
  });
  expect(border).toBeGreaterThanOrEqual(2);
  expect(background).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  const low = await summary
    .getByRole("link")
    .evaluateAll((all) => all.filter((link) => link.getBoundingClientRect().height < 36).length);
  expect(low).toBe(0);
});

/** Waits until it is open, and sees that it covers what it is over. */
async function isOverThePage(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const page: Page = part.page();
  await expect
    .poll(() =>
      part.evaluate((box) => {
        const { left, top, width, height } = box.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const { backgroundColor, borderTopStyle } = getComputedStyle(box);
        const isOpaque = !/^rgba\(.*, 0\)$|^transparent$/u.test(backgroundColor);
        return [box.contains(there), isOpaque, borderTopStyle !== "inset"].every(Boolean);
      }),
    )
    .toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}
