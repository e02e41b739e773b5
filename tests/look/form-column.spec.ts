/** The column beside a form whose errors have made it longer. */
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

test("the column beside a form with errors has no tall empty area", async ({ sharedPage: page }) => {
  for (const path of ["/feedback", "/teampractice"]) {
    await page.goto(path);
    await alive(page);
    await page.locator("main form [type=submit]").click();
    await expect(page.locator(".error-summary")).toBeVisible();
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, 0));
      const run = await emptyRun(page, page.locator(".form-page-aside .card-note"));
      expect.soft(run, `${path} at ${width} px`).toBeLessThan(150);
    }
  }
});
