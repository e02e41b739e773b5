/** Helpers for the editor's page. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Desk } from "./desk.ts";

/** Fails if the editor reports an error on the console, or leaves one uncaught. The preview's page has its own tests. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    const isOurs = (address: string) => address.includes(new URL(page.url()).origin);
    page.on("console", (message) => {
      const { url } = message.location();
      if (message.type() === "error" && isOurs(url)) errors.push(`${message.text()} ${url}`);
    });
    page.on("pageerror", ({ message, stack = "" }) => {
      const where = `${message} ${stack}`;
      if (isOurs(where) || !where.includes("http://")) errors.push(message);
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export const saveButton = (page: Page) => page.getByRole("button", { name: /^(?:Save|Create)$/u });
export const saveReport = (page: Page) => page.locator(".save-report");
export const priceField = (page: Page) => page.getByLabel("Price", { exact: true });
export const preview = (page: Page) => page.getByLabel("Preview", { exact: true });
/** The page of the site inside the preview. */
export const previewPage = (page: Page) => preview(page).frameLocator("iframe");
/** The card of a list that is open. */
export const openCard = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.locator("details[open]") });

/** The lines that are in only one of the texts. */
export function lineChanges(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    removed: old.filter((line) => !now.includes(line)),
    added: now.filter((line) => !old.includes(line)),
  };
}

/** Uploads invalid pictures, which are rejected with a reason, then a valid one. */
export async function addPicture(page: Page, desk: Desk): Promise<void> {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#3a6b35" } })
      .jpeg()
      .toBuffer();
  await page.getByRole("button", { name: "Add a picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a picture" });
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel("Picture", { exact: true })
      .setInputFiles({ name: "Spring Infield.jpg", mimeType: "image/jpeg", buffer });
  const add = dialog.getByRole("button", { name: "Add picture" });
  await choose(Buffer.from("<svg/>"));
  await expect(dialog.getByLabel("Name")).toHaveValue("spring-infield");
  await add.click();
  await expect(dialog.getByRole("alert")).toContainText("not a JPEG, PNG, WebP or SVG picture");
  await choose(await picture(1600, 1000));
  await add.click();
  await expect(dialog.getByRole("alert")).toContainText("what the picture shows");
  expect(existsSync(join(desk.content, "pictures/spring-infield.jpg"))).toBe(false);
  await dialog.getByLabel("What it shows").fill("Infielders waiting for a ground ball");
  await add.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Picture", { exact: true })).toHaveValue("spring-infield.jpg");
  expect(desk.text("pictures.yaml")).toMatch(
    /spring-infield\.jpg:\n {2}alt: Infielders waiting for a ground ball\n$/u,
  );
}

/** Asks to delete the entry, and confirms it. */
export async function deleteEntry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete entry" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /delete/iu })
    .click();
}
