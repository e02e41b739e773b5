/** The top of a page: its words, and its picture beside them. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the corner of a head on a phone shows the picture from near, and a wide window never loads it", async ({
  sharedPage: page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/packages", "/camps", "/hittrax"]) {
      await page.goto(path);
      const image = page.locator(".page-head img");
      const { asked, current, ratio, transform } = await image.evaluate(async (node: HTMLImageElement) => {
        await node.decode();
        const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
        const file = await createImageBitmap(await (await fetch(node.currentSrc)).blob());
        return {
          asked: files.filter((each) => /\.(?:avif|webp)$/u.test(each)).slice(0, 1),
          current: new URL(node.currentSrc).pathname,
          ratio: file.width / file.height,
          transform: getComputedStyle(node).transform,
        };
      });
      // The preload asks for the same file.
      expect.soft(asked, `${path} at ${width} px`).toEqual([current]);
      expect.soft(current.includes("-near."), `${path} at ${width} px`).toBe(width === 390);
      expect.soft(ratio === 1, `${path} at ${width} px`).toBe(width === 390);
      expect.soft(transform, `${path} at ${width} px`).toBe("none");
    }
  }
});

test("without a picture from near, the corner of a head on a phone shows the point that the content names", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/packages", "/camps", "/hittrax"]) {
    await page.goto(path);
    const image = page.locator(".page-head img");
    await image.evaluate((node) => {
      for (const source of node.parentElement?.querySelectorAll("source") ?? []) source.remove();
    });
    const [x, y] = ((await image.getAttribute("data-focus")) ?? "").split("-");
    await expect.soft(image, path).toHaveCSS("object-position", `${x}% ${y}%`);
    // It is seen from near, and clipped to its corner.
    const { scale, origin } = await image.evaluate((node: HTMLImageElement) => {
      const [left, top] = getComputedStyle(node).transformOrigin.split(" ").map(parseFloat);
      const percent = (part = 0, whole: number) => Math.round((100 * part) / whole);
      return {
        scale: node.getBoundingClientRect().width / node.offsetWidth,
        origin: [percent(left, node.offsetWidth), percent(top, node.offsetHeight)],
      };
    });
    expect.soft(scale, path).toBeCloseTo(1.4);
    expect.soft(origin, path).toEqual([Number(x), Number(y)]);
    await expect.soft(page.locator(".page-head-picture"), path).toHaveCSS("overflow", "hidden");
  }
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

test("a phone's corner shows the same part of the picture from right to left", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/rentbattingcages");
  const part = () =>
    page.locator(".page-head-picture").evaluate((picture) => {
      const [frame, image] = [picture, picture.querySelector("img")].map((one) =>
        one?.getBoundingClientRect(),
      );
      const cut = ["left", "right", "top"] as const;
      return {
        cut: cut.map((side) => Math.round((image?.[side] ?? 0) - (frame?.[side] ?? 0))),
        left: frame?.left,
      };
    });
  const leftToRight = await part();
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const rightToLeft = await part();
  expect(rightToLeft.left).toBe(0);
  expect(rightToLeft.cut).toEqual(leftToRight.cut);
  await page.evaluate(() => document.documentElement.removeAttribute("dir"));
});
