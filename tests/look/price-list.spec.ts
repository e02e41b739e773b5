/** The links to the sections of the price list. How its lines are laid out is in visits/price-list.ts. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the link to the section in view is marked, where a browser tells which it is", async ({
  sharedPage: page,
}) => {
  await page.goto("/prices");
  const links = page.locator(".link-row-sticks a");
  const marked = () =>
    links.evaluateAll((all) =>
      all.flatMap((link, index) =>
        link.matches(":target-current") && getComputedStyle(link, "::after").maskImage !== "none"
          ? [index]
          : [],
      ),
    );
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const index of [2, 1]) {
      await links.nth(index).click();
      await expect.poll(marked, `link ${index} at ${width} px`).toEqual([index]);
    }
  }
  // Two columns have two sections in view.
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect.poll(marked).toEqual([]);
});
