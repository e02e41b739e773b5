/** A package goes with what names it; a membership comes into the menu and leaves it. */
import { expect } from "@playwright/test";
import { openDesk, type Desk } from "./desk.ts";
import { deleteEntry, saveButton, saveReport, test } from "./editor-page.ts";

test.describe.configure({ mode: "serial" });

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.afterAll(() => desk.close());

test("a package is deleted with the sentences that stand alone; the others are rewritten in the same save", async ({
  page,
}) => {
  await page.goto(`${desk.origin}/keystatic/collection/packages/item/winter-league`);
  await deleteEntry(page);
  const dialog = page.getByRole("dialog", { name: "Something else changes with this" });
  await expect(dialog).toContainText('"{{price.winter-league}} a player for the whole season." is left out.');
  await expect(dialog).toContainText(
    "{{price.winter-league}} goes with this change. Write this another way.",
  );
  for (const text of await dialog.getByRole("textbox").all())
    await text.fill((await text.inputValue()).replaceAll("{{price.winter-league}}", "less than you think"));
  await dialog.getByRole("button", { name: "Delete and mend these" }).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(desk.text("pages/tournamentprice.yaml")).not.toContain("lead:");
  expect(desk.text("pages/tournament.yaml")).toContain("Play it on HitTrax for less than you think.");
  await expect(page.getByRole("main").getByRole("row", { name: "winter-league" })).toHaveCount(0);
});

test("a membership is in the menu once it is created, and no longer once it is deleted", async ({ page }) => {
  const link = page.getByRole("link", { name: "Diamond", exact: true });
  await page.goto(`${desk.origin}/keystatic/collection/packages`);
  // Keystatic ignores Create until it has the list.
  await expect(page.getByRole("row", { name: "gold Gold", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Diamond");
  await page.getByLabel("Price", { exact: true }).fill("89");
  await page.getByLabel("Kind", { exact: true }).selectOption("membership");
  await page
    .getByRole("group", { name: "Listed on optional" })
    .getByRole("button", { name: "Add line" })
    .click();
  await page.getByLabel("Line 1", { exact: true }).selectOption("packages");
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  await expect(link).toBeVisible();
  await deleteEntry(page);
  await expect(page).toHaveURL(/\/collection\/packages$/u);
  await expect(link).toHaveCount(0);
});
