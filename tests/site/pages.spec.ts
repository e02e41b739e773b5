/** Pages without JavaScript, and the page for an unknown address. */
import { expect, test } from "../on-the-day.ts";

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("every card shows", async ({ page }) => {
    for (const path of ["/", "/hitting", "/camps", "/packages", "/rentbattingcages"]) {
      await page.goto(path);
      const cards = page.locator("main li > article");
      const unseen = await cards.evaluateAll((all) =>
        all.filter((card) => !card.checkVisibility()).map((card) => card.textContent),
      );
      expect(await cards.count(), path).toBeGreaterThan(0);
      expect(unseen, path).toEqual([]);
    }
  });

  test("the search shows all pages, and no field that needs its script", async ({ page }) => {
    await page.goto("/search");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.locator("main")).not.toContainText("Type a word", { useInnerText: true });
    await expect(page.getByRole("heading", { name: "Everything from A to Z" })).toBeVisible();
  });

  test("a dialog still opens and closes", async ({ page }) => {
    await page.goto("/hitting");
    await page.getByRole("button", { name: /^Bio/u }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  test("the menus still open", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("summary", { hasText: "Training" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pitching" }).click();
    await expect(page).toHaveURL(/\/pitching$/u);
  });
});

test("an unknown address gets a 404 page with links that help", async ({ reusedPage: page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main").getByRole("link", { name: "Home" })).toBeVisible();
  await expect(page.locator("main")).toContainText("(614) 555-0142");
});
