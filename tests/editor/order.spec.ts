/** Entries are put in the order in which visitors see them. */
import { expect } from "@playwright/test";
import { openDesk, type Desk } from "./desk.ts";
import { lineChanges, saveReport, test } from "./editor-page.ts";

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.afterAll(() => desk.close());

test("a membership moves up by keyboard, is announced, and its number is all that is saved", async ({
  page,
}) => {
  await page.goto(`${desk.origin}/keystatic/collection/packages`);
  await page.getByRole("button", { name: "Order …" }).click();
  const dialog = page.getByRole("dialog", { name: "Order of “All packages”" });
  const up = dialog.getByRole("button", { name: "Move Silver up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status").filter({ hasText: "Silver is now 1 of 2." })).toBeVisible();
  await expect(up).toBeFocused();
  const saved = desk.snapshot();
  const texts = ["gold", "silver"].map((slug) => desk.text(`packages/${slug}.yaml`));
  await dialog.getByRole("button", { name: "Save the order" }).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  const now = desk.snapshot();
  expect([...now.keys()].filter((file) => now.get(file) !== saved.get(file))).toEqual([
    "packages/gold.yaml",
    "packages/silver.yaml",
  ]);
  expect(
    ["gold", "silver"].map((slug, at) => lineChanges(texts[at] ?? "", desk.text(`packages/${slug}.yaml`))),
  ).toEqual([
    { removed: ["order: 1"], added: ["order: 2"] },
    { removed: ["order: 2"], added: ["order: 1"] },
  ]);
  await page.goto(`${desk.origin}/keystatic/singleton/package-gold`);
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("59.99");
  await expect(page.getByLabel("Order", { exact: true })).toHaveCount(0);
});
