/** What is on sale, and when, in a page that was built on another day. */
import type { Page } from "@playwright/test";
import { comeBack, expect, test, visit } from "./fixtures.ts";

// A visitor on the other side of the world sees the facility's local time.
test.use({ timezoneId: "Asia/Tokyo", viewport: { width: 1280, height: 900 } });

const clinic = (page: Page) => page.locator("#winter-clinic");

test("an open page stops selling an event once it begins, and says so", async ({ page, complaints }) => {
  await visit(page, "/clinicprices", "2026-12-27T23:59:00-05:00");
  const card = clinic(page);
  await expect(card.getByRole("link", { name: /^Purchase/u })).toBeVisible();
  await expect(card.locator(".sale-note")).toBeHidden();
  await comeBack(page, "2026-12-28T00:00:00-05:00", "pageshow");
  await expect(card.getByRole("link")).toHaveCount(0);
  const button = card.getByRole("button", { name: /^Purchase/u });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription("This clinic has begun");
  expect(complaints).toEqual([]);
});

test("at midnight an open page disables the event's button; its dialog still opens", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-12-27T23:59:30-05:00") });
  await page.goto("/clinics");
  const card = clinic(page);
  await expect(card.getByRole("link", { name: /^Get your spot/u })).toBeVisible();
  await page.clock.runFor("00:31");
  await expect(card.getByRole("link", { name: /^Get your spot/u })).toBeHidden();
  await expect(card.getByRole("button", { name: /^Get your spot/u })).toBeDisabled();
  await expect(card.locator(".sale-note").filter({ visible: true })).toHaveText("This clinic has begun");
  await card.getByRole("button", { name: /^What's in it/u }).click();
  await expect(page.getByRole("dialog", { name: "Winter Clinic" })).toBeVisible();
});

test(
  "a button that is on sale only for a time is as wide as any other: the row ends where the card does",
  { tag: "@chromium" },
  async ({ page }) => {
    await visit(page, "/clinics", "2026-12-20T12:00:00-05:00");
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const actions = clinic(page).locator(".card-actions");
      const free = await actions.evaluate((row) => {
        const { right } = row.getBoundingClientRect();
        const ends = [...row.querySelectorAll(".button")]
          .filter((button) => button.checkVisibility())
          .map((button) => button.getBoundingClientRect().right);
        return right - Math.max(...ends) - Number.parseFloat(getComputedStyle(row).paddingRight);
      });
      // The only card of a wide window has its buttons at its left.
      if (width < 768) expect(Math.abs(free), `${width}`).toBeLessThan(1);
      const [details, sell] = await actions.locator(".button:visible").all();
      const [left, right] = [await details?.boundingBox(), await sell?.boundingBox()];
      expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0), `${width}`).toBeLessThanOrEqual(12);
    }
  },
);

test("a special is on sale from its first day through its last", async ({ page }) => {
  const card = page.locator("main article", { hasText: "Gift card" });
  const purchase = card.getByRole("link", { name: /^Purchase/u });
  await visit(page, "/specials", "2026-11-30T23:59:00-05:00");
  await expect(purchase).toBeHidden();
  await expect(card).toContainText("On sale from December 1, 2026");
  await comeBack(page, "2026-12-01T00:00:00-05:00", "pageshow");
  await expect(purchase).toBeVisible();
  await comeBack(page, "2026-12-24T23:59:00-05:00", "pageshow");
  await expect(purchase).toBeVisible();
  await comeBack(page, "2026-12-25T00:00:00-05:00", "visibilitychange");
  await expect(purchase).toBeHidden();
  await expect(card.getByText("This offer has ended")).toBeVisible();
  await page.goto("/founders");
  await expect(page.locator("main article")).toHaveCount(1);
});

test("a package without dates is still on sale years later", async ({ page }) => {
  await visit(page, "/eventpricing", "2031-02-20T12:00:00-05:00");
  await expect(page.getByRole("link", { name: /^Purchase/u })).toHaveCount(3);
  await page.goto("/tournament");
  await expect(page.getByRole("link", { name: /^Join The League/u })).toBeVisible();
});
