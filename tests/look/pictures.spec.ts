/** What the pages say about their pictures, before a browser chooses a file. */
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

/** The first four have a picture with each `sizes` of the site. */
const paths = [
  "/",
  "/ninjayouth",
  "/camps",
  "/rentbattingcages",
  "/tournament",
  "/hitting",
  "/coaches",
  "/aboutus",
] as const;

test("no picture is drawn much wider than its `sizes` says", async ({ reusedPage: page }) => {
  for (const path of sampled(paths, 4)) {
    for (const width of sampled([1280, 768, 1920])) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const tooWide = await page
        .locator("main picture:has(source) > img")
        .evaluateAll((images: HTMLImageElement[]) =>
          Promise.all(
            images.map(async (image) => {
              image.loading = "eager";
              await image.decode();
              // With widths in its `srcset`, a picture is naturally as wide as its `sizes` says.
              const { clientWidth, naturalWidth, currentSrc } = image;
              const file = new URL(currentSrc).pathname;
              return clientWidth > naturalWidth * 1.1 ? [`${file}: ${clientWidth} of ${naturalWidth}`] : [];
            }),
          ),
        );
      expect.soft(tooWide.flat(), `${path} at ${width} px`).toEqual([]);
    }
  }
});
