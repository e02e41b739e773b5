import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addresses, pages } from "../addresses.ts";
import { keyPages } from "../look/pages.ts";
import { expect, test } from "../on-the-day.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const { path, main } of addresses) {
  test(`${path} answers, whole and without complaint`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).not.toBeEmpty();
    await expect(page.locator("header, main, footer")).toHaveCount(3);
    const canonical = page.locator('link[rel="canonical"]');
    if ((await canonical.count()) > 0)
      expect(new URL((await canonical.getAttribute("href")) ?? "").pathname).toBe(main);
    else await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}

test("titles and descriptions are each page's own", async ({ page }) => {
  const seen = new Map<string, string>();
  for (const { path } of pages) {
    await page.goto(path);
    for (const words of [
      await page.title(),
      await page.locator('meta[name="description"]').getAttribute("content"),
    ]) {
      expect(words, path).toBeTruthy();
      expect(seen.get(words ?? ""), `${path} says what another page says: ${words}`).toBeUndefined();
      seen.set(words ?? "", path);
    }
  }
});

for (const { path } of pages) {
  test(`${path} is accessible and fits, at 390 and 1280 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      // The others are judged in more ways by tests/look/axe.spec.ts.
      if (!(keyPages as readonly string[]).includes(path))
        expect(await violationsOn(page), `${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels wider than a window of ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  for (const { path } of pages) {
    test(`${path} is complete`, async ({ page, site }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      const html = await (await fetch(site.origin + path)).text();
      const headings = [...html.matchAll(/<h[23][^>]*>/gu)].length;
      expect(await page.locator("h2, h3").count()).toBe(headings);
      for (const card of await page.locator(".coach-card, .programme-card, .offer-card, .space-card").all())
        await expect(card).toBeVisible();
    });
  }

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

test("an unknown address gets a page that helps", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("main").getByRole("link", { name: "Home" })).toBeVisible();
  await expect(page.locator("main")).toContainText("(614) 555-0142");
});
