/** What the preview shows when an address changes, for which its server starts again. */
import { expect } from "@playwright/test";
import { openDesk, type Desk } from "./desk.ts";
import { preview, previewPage, test } from "./editor-page.ts";

test.describe.configure({ mode: "serial" });

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.afterAll(() => desk.close());

test("a page with another address is previewed there before it is saved", async ({ page }) => {
  await page.goto(`${desk.origin}/keystatic/collection/pages/item/hittrax`);
  await expect(previewPage(page).getByRole("heading", { name: "HitTrax", level: 1 })).toBeVisible();
  await page.getByLabel("Address optional").fill("/numbers");
  await expect(preview(page).getByRole("combobox", { name: "Preview" })).toHaveValue("/numbers");
  await expect(preview(page).locator("iframe")).toHaveAttribute("src", /\/numbers$/u);
  await expect(previewPage(page).getByRole("heading", { name: "HitTrax", level: 1 })).toBeVisible();
  expect(desk.text("pages/hittrax.yaml")).not.toContain("/numbers");
});

test("a preview that lost its scripts shows what changes once its server starts again", async ({ page }) => {
  let loads = 0;
  page.on("framenavigated", (frame) => {
    if (frame.url().endsWith("/hittrax") && frame.parentFrame()) loads += 1;
  });
  await page.route("**/@vite/client", (route) => (loads > 1 ? route.continue() : route.abort()));
  await page.goto(`${desk.origin}/keystatic/collection/pages/item/hittrax`);
  await expect(previewPage(page).getByRole("heading", { name: "HitTrax", level: 1 })).toBeVisible();
  await page.getByLabel("Heading", { exact: true }).fill("HitTrax numbers");
  const aliases = page.getByRole("group", { name: "Other addresses optional" });
  await aliases.getByRole("button", { name: "Add other address" }).click();
  await aliases.getByRole("textbox").fill("/hit-numbers");
  await expect(previewPage(page).getByRole("heading", { name: "HitTrax numbers", level: 1 })).toBeVisible();
});
