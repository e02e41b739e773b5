/** The editor's form as a manager uses it, and what became of the files. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import sharp from "sharp";
import type { Desk } from "./desk.ts";

/** The button that saves. */
export const save = (page: Page) => page.getByRole("button", { name: /^(?:Save|Create)$/u });
/** What became of a save. */
export const report = (page: Page) => page.locator(".save-report");
/** The price of a package. */
export const price = (page: Page) => page.getByLabel("Price", { exact: true });
/** A built page. */
export const pageOf = (site: string, file: string) => parse(readFileSync(join(site, file), "utf8"));

/** The lines that one text has and the other has not. */
export function difference(was: string, is: string): { gone: string[]; come: string[] } {
  const [old, now] = [was.split("\n"), is.split("\n")];
  return { gone: old.filter((line) => !now.includes(line)), come: now.filter((line) => !old.includes(line)) };
}

/** Every file of a folder with its content. */
export function snapshot(directory: string): Map<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, readFileSync(path, "latin1")];
    }),
  );
}

/** Hands in pictures until one is good enough; the others are refused with the reason. */
export async function addPicture(page: Page, desk: Desk): Promise<void> {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#3a6b35" } })
      .jpeg()
      .toBuffer();
  await page.getByRole("button", { name: "Add a picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a picture" });
  const give = (buffer: Buffer, mimeType = "image/jpeg") =>
    dialog
      .getByLabel("Picture", { exact: true })
      .setInputFiles({ name: "Spring Infield.jpg", mimeType, buffer });
  const add = dialog.getByRole("button", { name: "Add picture" });
  await give(Buffer.from("<svg/>"));
  await expect(dialog.getByLabel("Name")).toHaveValue("spring-infield");
  await add.click();
  await expect(dialog.getByRole("alert")).toContainText("not a JPEG, PNG or WebP picture");
  await give(await picture(300, 200));
  await add.click();
  await expect(dialog.getByRole("alert")).toContainText("300 × 200 pixels");
  await give(await picture(1600, 1000));
  await add.click();
  await expect(dialog.getByRole("alert")).toContainText("what the picture shows");
  expect(existsSync(join(desk.content, "pictures/spring-infield.jpg"))).toBe(false);
  await dialog.getByLabel("What it shows").fill("Infielders waiting for a ground ball");
  await add.click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByLabel("Picture", { exact: true })).toHaveValue("spring-infield.jpg");
  expect(desk.text("pictures.yaml")).toMatch(
    /spring-infield\.jpg:\n {2}alt: Infielders waiting for a ground ball\n$/u,
  );
}
