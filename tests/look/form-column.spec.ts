/** The column beside a form with errors. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { alive } from "../forms/drive.ts";
import { expect, test } from "../on-the-day.ts";
import { paint } from "../paint.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The most pixels above each other of a part of the page that show nothing, in a screenshot. */
async function emptyRun(page: Page, part: Locator): Promise<number> {
  const clip = await part.boundingBox();
  if (!clip) throw new Error("It is not shown.");
  await paint(page);
  const shot = sharp(await page.screenshot({ clip, fullPage: true })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });
  const bytes = info.width * info.channels;
  let run = 0;
  let longest = 0;
  for (let row = 0; row < info.height; row++) {
    // Not its edges, which have a border or corners.
    const line = data.subarray(row * bytes + 4 * info.channels, (row + 1) * bytes - 4 * info.channels);
    const first = line.subarray(0, info.channels);
    const isEmpty = line.every((value, index) => value === first[index % info.channels]);
    run = isEmpty ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

test("the errors are across the page, and the column ends with the form, without a tall empty area", async ({
  sharedPage: page,
}) => {
  for (const path of ["/feedback", "/teampractice"]) {
    await page.goto(path);
    await alive(page);
    await page.locator("main form [type=submit]").click();
    await expect(page.locator(".error-summary")).toBeVisible();
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      const [errors, form, column] = await Promise.all(
        [".error-summary", "main form", ".form-page-aside"].map((part) => page.locator(part).boundingBox()),
      );
      if (!errors || !form || !column) throw new Error("The form, its errors or its column is not shown.");
      const where = `${path} at ${width} px`;
      expect.soft(errors.x + errors.width, where).toBeCloseTo(column.x + column.width, 0);
      expect.soft(column.y, where).toBeCloseTo(form.y, 0);
      expect.soft(Math.abs(column.y + column.height - form.y - form.height), where).toBeLessThan(24);
      const run = await emptyRun(page, page.locator(".form-page-aside .card-note"));
      expect.soft(run, where).toBeLessThan(150);
    }
  }
});
