/** A manager gives the site its own look: colors that can be read. */
import { expect, test } from "@playwright/test";
import { openDesk, type Desk } from "./desk.ts";
import { preview, previewPage, saveButton, saveReport } from "./editor-page.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

let desk: Desk;
test.beforeAll(async () => {
  desk = await openDesk();
});
test.afterAll(() => desk.close());

test("a color that can't be read is refused, and the nearest one that can shows at once", async ({
  page,
}) => {
  await page.goto(`${desk.origin}/keystatic/singleton/facility`);
  const clay = page.getByLabel(/^Clay optional$/u);
  await clay.fill("#f2b632");
  await expect(clay).toHaveAttribute("aria-invalid", "true");
  await saveButton(page).click();
  await expect(saveReport(page)).toContainText("expected a readable color, such as #956b00");
  expect(desk.text("facility.yaml")).not.toContain("colors");

  await page.getByRole("button", { name: "Use #956b00" }).click();
  await expect(clay).not.toHaveAttribute("aria-invalid");
  await expect(preview(page)).toHaveAttribute("data-phase", "draft", { timeout: 30_000 });
  const title = previewPage(page).locator(".eyebrow").first();
  await expect(title).toHaveCSS("color", "rgb(149, 107, 0)", { timeout: 30_000 });
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(desk.text("facility.yaml")).toContain('colors:\n  clay: "#956b00"\n');
});
