/** A manager gives the site its own look: colors that can be read, pictures cut where they may be, a logo. */
import { appendFileSync, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { openDesk, type Desk } from "./desk.ts";
import { preview, previewPage, saveButton, saveReport, test } from "./editor-page.ts";

test.describe.configure({ mode: "serial" });

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
  await expect(saveReport(page).getByRole("listitem")).toHaveText(
    "Name, phone, address › Colors › Clay: Words in this color, or on it, would be hard to read. Use #956b00, the nearest one that works",
  );
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(desk.text("facility.yaml")).not.toContain("colors");

  await page.getByRole("button", { name: /^Use #956b00/u }).click();
  await expect(clay).not.toHaveAttribute("aria-invalid");
  await expect(preview(page)).toHaveAttribute("data-phase", "draft");
  const title = previewPage(page).locator(".eyebrow").first();
  await expect(title).toHaveCSS("color", "rgb(149, 107, 0)");
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(desk.text("facility.yaml")).toContain('colors:\n  clay: "#956b00"\n');
});

test("a click on a picture sets what stays in view", async ({ page }) => {
  await page.goto(`${desk.origin}/keystatic/singleton/pictures`);
  const picture = page.locator(".picture-fields").filter({ has: page.locator('> img[src$="/hitting.jpg"]') });
  await picture.locator("summary").click();
  const target = picture.getByRole("button", { name: "Set the focus by a click" });
  await target.scrollIntoViewIfNeeded();
  const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 };
  await target.click({ position: { x: Math.round(width / 4), y: Math.round(height / 4) } });
  await expect(picture.getByLabel("From the left")).toHaveValue("25");
  await preview(page).locator("select").selectOption("/hitting");
  await expect(previewPage(page).locator(".page-head-picture img")).toHaveCSS("object-position", "25% 25%");
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(desk.text("pictures.yaml")).toContain("chalk line\n  focus:\n    x: 25\n    y: 25\n");
});

test("a picture says where it is used; one that no page shows can be deleted", async ({ page }) => {
  const pictures = join(desk.content, "pictures");
  copyFileSync(join(pictures, "hero.jpg"), join(pictures, "spare.jpg"));
  appendFileSync(join(desk.content, "pictures.yaml"), "spare.jpg:\n  alt: Nobody needs this\n");
  await page.goto(`${desk.origin}/keystatic/singleton/pictures`);
  const fields = (name: string) =>
    page.locator(".picture-fields").filter({ has: page.locator(`> img[src$="/${name}"]`) });
  await expect(fields("hero.jpg").getByRole("link", { name: "Home › Hero › Picture" })).toBeVisible();
  await expect(fields("hero.jpg").getByRole("button", { name: /^Delete/u })).toHaveCount(0);
  page.on("dialog", (dialog) => void dialog.accept());
  // A picture that is still on its way when it is deleted would be missing.
  const picture = fields("spare.jpg").locator("> img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  await page.getByRole("button", { name: "Delete spare.jpg" }).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  await expect(fields("team.jpg")).toBeVisible();
  await expect(fields("spare.jpg")).toHaveCount(0);
  expect(existsSync(join(pictures, "spare.jpg"))).toBe(false);
  expect(desk.text("pictures.yaml")).not.toContain("spare.jpg");
});

test("an uploaded logo is cleaned, and is in the header before it is saved", async ({ page }) => {
  await page.goto(`${desk.origin}/keystatic/singleton/facility`);
  const logo = page.getByRole("group", { name: "Logo optional" });
  await logo.getByRole("button", { name: "Add a picture" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add a picture" });
  await dialog.getByLabel("Picture", { exact: true }).setInputFiles({
    name: "Club.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 48"><script>alert(1)</script><path fill="#1f4e8c" d="M0 0h60v48z"/></svg>',
    ),
  });
  await dialog.getByLabel("What it shows").fill("A blue triangle");
  await dialog.getByRole("button", { name: "Add picture" }).click();
  await expect(dialog).toBeHidden();
  await expect(logo.getByLabel("Picture", { exact: true })).toHaveValue("club.svg");
  expect(desk.text("pictures/club.svg")).toMatch(/^<svg [^>]*><path [^>]*><\/svg>$/u);
  const shown = previewPage(page).locator(".brand img");
  await expect(shown).toHaveAttribute("src", /club\.svg/u);
  await expect(shown).not.toHaveJSProperty("naturalWidth", 0);
  await saveButton(page).click();
  await expect(saveReport(page)).toHaveText(/^Saved\./u);
  expect(desk.text("facility.yaml")).toContain("logo:\n  picture: club.svg\n");
});
