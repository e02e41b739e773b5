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

test("no picture is drawn much wider than its `sizes` says", async ({ sharedPage: page }) => {
  for (const path of sampled(paths, 4)) {
    for (const width of [768, 1280, 1920]) {
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

test("what a tile of Home shows from near is sharp", async ({ sharedPage: page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const sharpness = await page.locator(".link-card img").evaluateAll((images: HTMLImageElement[]) =>
      Promise.all(
        images.map(async (image) => {
          image.loading = "eager";
          await image.decode();
          const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
          const place = image.getBoundingClientRect();
          // The picture covers its place, which may be narrower than the picture.
          const drawnHeight = Math.max(place.height, (place.width * file.height) / file.width);
          return file.height / drawnHeight;
        }),
      ),
    );
    expect.soft(sharpness.length, `${width} px`).toBe(4);
    expect.soft(Math.min(...sharpness), `${width} px`).toBeGreaterThan(0.85);
  }
});

test("a space with one picture, or with none, has no hole in its place", async ({ sharedPage: page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/rentbattingcages");
    const holes = await page.locator(".space-listing").evaluateAll((all) =>
      all.map((listing) => {
        const pictures = listing.querySelector(".space-listing-pictures");
        pictures?.lastElementChild?.remove();
        const room = pictures?.getBoundingClientRect().width ?? 0;
        const filled = pictures?.firstElementChild?.getBoundingClientRect().width ?? 0;
        pictures?.remove();
        const name = listing.querySelector("h2")?.getBoundingClientRect().left ?? 0;
        const start =
          listing.getBoundingClientRect().left +
          Number.parseFloat(getComputedStyle(listing).paddingInlineStart);
        return [room - filled, name - start].map(Math.round);
      }),
    );
    expect(holes, `${width} px`).toEqual(holes.map(() => [0, 0]));
    expect(holes.length).toBeGreaterThan(0);
  }
});
