/** The drawings of open spots and camps to come, and what is swiped. Their shape is in visits/placeholders.ts. */
import { expect, test } from "../on-the-day.ts";
import { paint } from "../paint.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("each open spot has another number, and each camp to come another drawing, in forced colors too", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, drawing] of [
    ["/speed", ".card-placeholder > picture"],
    ["/camps", ".card-placeholder > .card-base"],
  ] as const) {
    await page.goto(path);
    await paint(page);
    for (const forcedColors of ["active", "none"] as const) {
      await page.emulateMedia({ forcedColors });
      const shots = new Set<string>();
      const drawings = page.locator(drawing);
      // Those that are pictures may still be loading.
      await drawings.locator("img").evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images.map((image) => {
            image.loading = "eager";
            return image.decode();
          }),
        ),
      );
      const count = await drawings.count();
      for (let index = 0; index < count; index++)
        shots.add((await drawings.nth(index).screenshot()).toString("base64"));
      expect.soft(count, path).toBeGreaterThan(5);
      expect.soft(shots.size, `${path}, forced colors: ${forcedColors}`).toBe(count);
    }
  }
});

for (const direction of ["ltr", "rtl"] as const)
  test(`what is swiped begins at the margin and reaches both edges of a phone, ${direction}`, async ({
    sharedPage: page,
  }) => {
    for (const [path, list] of [
      ["/hitting", ".card-strip"],
      ["/aboutus", ".coach-faces"],
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
