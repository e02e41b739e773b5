/** The links to the sections of the price list. How its lines are laid out is in visits/price-list.ts. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the link to the section in view is marked, and in two columns both of its row, where a browser tells which it is", async ({
  sharedPage: page,
}) => {
  await page.goto("/prices");
  const links = page.locator(".link-row-sticks a");
  const marked = () =>
    links.evaluateAll((all) =>
      all.flatMap((link, index) => {
        const { maskImage, clipPath } = getComputedStyle(link, "::after");
        return maskImage === "none" || clipPath.includes("100%") ? [] : [index];
      }),
    );
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    for (const index of [2, 1]) {
      await links.nth(index).click();
      await expect.poll(marked, `link ${index} at ${width} px`).toEqual([index]);
    }
  }
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [index, row] of [
      [2, [2, 3]],
      [1, [0, 1]],
      [5, [4, 5]],
      [0, [0, 1]],
    ] as const) {
      await links.nth(index).click();
      await expect.poll(marked, `link ${index} at ${width} px`).toEqual(row);
    }
  }
});
