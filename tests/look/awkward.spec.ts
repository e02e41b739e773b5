/**
 * Pages of a facility whose words and counts are none of the sample's: what visitors of any facility would miss if it were
 * otherwise. What is awkward stands in `tests/awkward/content`.
 */
import { test, expect } from "../on-the-day.ts";
import { overflow } from "../overflow.ts";
import { everything } from "../scope.ts";
import {
  brokenWords,
  cutOff,
  hiddenButtons,
  narrowColumns,
  overlappingTexts,
  unevenColumns,
} from "./fits.ts";

const paths = [
  "/",
  "/hitting",
  "/basketball",
  "/championships",
  "/sponsors",
  "/packages",
  "/seasons",
  "/prices",
  "/contactus",
  "/rentbattingcages",
];

// Nobody sees texts that are not painted, so they would lie on nothing.
test.use({ isPainted: true });

for (const width of everything ? [320, 390, 768, 1024, 1280, 1920] : [320, 768, 1280])
  test(`at ${width} px, long words, one card and twelve, and uneven lists fit`, async ({
    page,
    awkwardSite,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(`${awkwardSite.origin}${path}`);
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
        expect.soft(await cutOff(page), `${path}: cut off`).toEqual([]);
        expect.soft(await brokenWords(page), `${path}: words broken in two`).toEqual([]);
        expect.soft(await narrowColumns(page), `${path}: narrow columns`).toEqual([]);
        expect.soft(await unevenColumns(page), `${path}: columns of different length`).toEqual([]);
        expect.soft(await overlappingTexts(page), `${path}: texts on each other`).toEqual([]);
        expect.soft(await hiddenButtons(page), `${path}: hidden links and buttons`).toEqual([]);
      });
  });

test("a table of seven columns has a name, headings of columns, and scrolls by keyboard", async ({
  page,
  awkwardSite,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${awkwardSite.origin}/championships`);
  const table = page.getByRole("region", { name: /Schedule/u });
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(table.getByRole("columnheader")).toHaveCount(7);
});

test("a logo that says the name stands alone, and the link to Home has that name", async ({
  page,
  awkwardSite,
}) => {
  await page.goto(awkwardSite.origin);
  const brand = page.getByRole("banner").getByRole("link", { name: "Southwestern Ballparks", exact: true });
  await expect(brand).toBeVisible();
  await expect(brand).toHaveText("");
});
