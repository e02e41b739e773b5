/** The top of a page: its words, and its picture beside them. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Chromium takes a larger file that it has already, so the page is a new one.
test("a head asks for its picture early, and shows the point that the content names", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:avif|webp)$/u.test(pathname)) asked.push(pathname);
  });
  for (const width of [390, 1280]) {
    for (const path of ["/packages", "/camps", "/hittrax"]) {
      // The page before asks for no larger picture as the window grows.
      await page.goto("about:blank");
      await page.setViewportSize({ width, height: 844 });
      asked.length = 0;
      await page.goto(path);
      const image = page.locator(".page-head img");
      const current = await image.evaluate(async (node: HTMLImageElement) => {
        await node.decode();
        return new URL(node.currentSrc).pathname;
      });
      // The preload asks for the same file.
      expect.soft(asked[0], `${path} at ${width} px`).toBe(current);
      const [x, y] = ((await image.getAttribute("data-focus")) ?? "").split("-");
      await expect.soft(image, `${path} at ${width} px`).toHaveCSS("object-position", `${x}% ${y}%`);
    }
  }
});

test("in a low window of a phone, the strip of a head is lower", async ({ sharedPage: page }) => {
  const strip = page.locator(".page-head-picture");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/camps");
  const usual = (await strip.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 390, height: 640 });
  await expect.poll(async () => (await strip.boundingBox())?.height).toBeLessThan(usual - 10);
});

test("the picture in a head is as sharp as a wide screen can show it", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const path of ["/packages", "/coaches", "/rentbattingcages", "/hittrax", "/aboutus", "/first-visit"]) {
    await page.goto(path);
    const shown = await page.locator(".page-head img").evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
      return file.width / image.clientWidth;
    });
    expect.soft(shown, path).toBeGreaterThan(0.9);
  }
});

test("heads without a picture show different parts of the field, with lines up to its edge", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const views = new Set<string | null>();
  const paths = ["/prices", "/specials", "/eventpricing", "/pitchprice2"];
  for (const path of paths) {
    await page.goto(path);
    const field = page.locator(".page-head .foul-lines");
    views.add(await field.getAttribute("viewBox"));
    const above = await field.evaluate((drawing) => {
      const lines = drawing.querySelector("[stroke]")?.getBoundingClientRect();
      return (lines?.top ?? 0) - (drawing.closest(".page-head")?.getBoundingClientRect().top ?? 0);
    });
    expect.soft(above, path).toBeLessThan(0);
  }
  expect(views.size).toBe(paths.length);
});
