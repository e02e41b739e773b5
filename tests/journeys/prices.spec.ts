/** A parent works out what a month costs, on `/prices`. The numbers are worked by hand in `src/lib/costs.test.ts`. */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

const answer = (page: Page) => page.locator(".costs").getByRole("status");
const way = (page: Page, name: string) =>
  page
    .locator(".costs")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("by finger on a phone: from the head to the cheapest way, which a shared address brings again", async ({
  browser,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright has no phones of Firefox");
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto("/prices");
  await page.getByRole("link", { name: "What a month costs" }).tap();
  await expect(page.getByRole("heading", { name: "What a month costs" })).toBeInViewport();
  await expect(answer(page)).toHaveText("Paying as you go costs least: $15.17 to $21.67 a month.");
  await page.getByLabel("Machine visits a week").selectOption("2");
  await page.getByLabel("Tokens per player per visit").selectOption("3");
  await page.getByLabel("Cage rentals a week").selectOption("1");
  await expect(answer(page)).toHaveText("Gold costs least: $146.66 a month.");
  await expect(way(page, "Silver")).toContainText("$148.32");
  await way(page, "Gold").getByText("How it adds up").tap();
  await expect(way(page, "Gold")).toContainText("4.33 half hours in a cage × $20.00");

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(answer(shared)).toHaveText("Gold costs least: $146.66 a month.");
  await expect(shared.getByLabel("Tokens per player per visit")).toHaveValue("3");
  await context.close();
});

test("by keyboard; what is not published is asked for, not guessed", async ({ page }) => {
  await page.goto("/prices?visits=2&tokens=10&players=999");
  await expect(page.getByLabel("Players in the family")).toHaveValue("1");
  await page.getByLabel("Tokens per player per visit").focus();
  await page.keyboard.press("ArrowDown");
  await expect(answer(page)).toHaveText(
    "Silver costs least: $70.32 to $83.32 a month. Gold would cost $59.99 if it has no limit on the machines: ask us.",
  );
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Players in the family")).toHaveValue("2");
  await expect(way(page, "Silver")).toContainText("$140.65 to $166.65");
});

test("without JavaScript the worked months stand, and no form that would not answer", async ({
  browser,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright cannot turn it off in Firefox");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/prices");
  await expect(page.getByRole("table", { name: "A month, worked out" })).toContainText("$45.50 to $65.00");
  await expect(page.getByLabel("Cage rentals a week")).toBeHidden();
  await context.close();
});
