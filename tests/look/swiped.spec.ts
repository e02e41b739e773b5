/** What is swiped on a phone. */
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const direction of sampled(["ltr", "rtl"] as const))
  test(`what is swiped begins at the margin and reaches both edges of a phone, ${direction}`, async ({
    reusedPage: page,
  }) => {
    for (const [path, list] of [
      ["/hitting", ".cards-swiped"],
      ["/aboutus", ".cards-swiped"],
    ] as const) {
      await page.goto(path);
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const edges = await page.locator(list).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const first = element.firstElementChild?.getBoundingClientRect();
          const title = document.querySelector("h1")?.getBoundingClientRect();
          const start = document.dir === "rtl" ? "right" : "left";
          return { left, right, first: first?.[start], title: title?.[start] };
        });
        expect.soft(edges, `${path} at ${width} px`).toEqual({ ...edges, left: 0, right: width });
        expect.soft(edges.first, `${path} at ${width} px`).toBe(edges.title);
        const isSideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        expect.soft(isSideways, `${path} at ${width} px`).toBe(false);
      }
    }
  });

test("a row of links begins with the open page in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto("/fielding");
  const open = page.getByRole("main").getByRole("link", { name: "Fielding", exact: true });
  await expect(open).toHaveAttribute("aria-current", "page");
  await expect(open).toBeInViewport({ ratio: 1 });
});
