/** The top of a page: its words, and its picture beside them. */
import type { Locator } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Every line of words in an element, and where it is in the window. */
async function linesIn(element: Locator) {
  return element.evaluate((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { text: string; top: number; right: number; bottom: number }[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { top, right, bottom } of range.getClientRects())
        lines.push({ text: texts.currentNode.textContent ?? "", top, right, bottom });
    }
    return lines;
  });
}

test("Home's eyebrow is one line on a phone", async ({ sharedPage: page }) => {
  await page.goto("/");
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const box = await page.locator(".home-hero .eyebrow").boundingBox();
    expect(box?.height, `${width} px`).toBeLessThan(30);
  }
});

test("from a tablet on, Home's words stand beside what is in front in its picture, which is behind all of them", async ({
  sharedPage: page,
}) => {
  await page.goto("/");
  const hero = page.locator(".home-hero");
  const image = hero.locator("img");
  for (const width of [704, 768, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [all, picture, heading] = await Promise.all(
      [hero, image, hero.locator("h1")].map((part) => part.boundingBox()),
    );
    expect.soft(picture?.height, `${width} px`).toBe(all?.height);
    // The scrim is dark where the heading is.
    const end = (heading?.x ?? 0) + (heading?.width ?? 0);
    expect.soft(end / width, `${width} px`).toBeLessThan(0.5);
    // No edge of the picture is seen beyond the dark part of the scrim.
    expect.soft((picture?.x ?? 0) / width, `${width} px`).toBeLessThan(0.36);
    expect.soft((picture?.x ?? 0) + (picture?.width ?? 0), `${width} px`).toBeGreaterThanOrEqual(width - 1);
  }
});

test("from a tablet on, Home's words end before what is in front, and the picture's edge is faded", async ({
  sharedPage: page,
}) => {
  await page.goto("/");
  const picture = page.locator(".home-hero img");
  for (const width of [704, 768, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const part of [".eyebrow", ".home-hero-lead"]) {
      const lines = await linesIn(page.locator(`.home-hero ${part}`));
      const end = Math.max(...lines.map(({ right }) => right));
      expect.soft(end / width, `${part} at ${width} px`).toBeLessThan(part === ".eyebrow" ? 0.5 : 0.45);
    }
    const fade = await picture.evaluate((image) => {
      const { maskImage, webkitMaskImage } = getComputedStyle(image);
      return maskImage || webkitMaskImage;
    });
    expect
      .soft(fade, `${width} px`)
      .toContain("linear-gradient(90deg, rgba(0, 0, 0, 0), rgb(0, 0, 0) 240px)");
  }
});

test("the words of every head begin at one height, links to parents too, and so do all headings", async ({
  sharedPage: page,
}) => {
  const widths = [390, 768, 1280];
  const words = widths.map(() => new Set<number>());
  const headings = widths.map(() => new Set<number>());
  for (const path of [
    "/prices",
    "/rentbattingcages",
    "/buytokens",
    "/hitting",
    "/packages",
    "/pitchprice",
    "/contactus",
  ]) {
    await page.goto(path);
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await page.locator(".page-head").evaluate((head) => {
        const top = (selector: string) => head.querySelector(selector)?.getBoundingClientRect().top ?? 0;
        const headTop = head.getBoundingClientRect().top;
        return { words: top(".page-head-words > *") - headTop, heading: top("h1") - headTop };
      });
      words[index]?.add(Math.round(tops.words));
      headings[index]?.add(Math.round(tops.heading));
    }
  }
  expect(words.map((all) => [...all])).toEqual([[20], [60], [60]]);
  expect(headings.map(({ size }) => size)).toEqual([1, 1, 1]);
});

test("on a phone, the words of a head are beside its picture, not on it", async ({ sharedPage: page }) => {
  for (const path of [
    "/buytokens",
    "/camps",
    "/packages",
    "/coaches",
    "/hittrax",
    "/founders",
    "/first-visit",
  ]) {
    await page.goto(path);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const picture = await page
        .locator(".page-head-picture")
        .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const lines = await linesIn(page.locator(".page-head"));
      const onPicture = lines.filter(({ top, right, bottom }) => {
        // The picture is the half of its square above the diagonal; a line's letters are lower than its box.
        const letters = top + (bottom - top) * 0.2;
        return picture.right - right + (letters - picture.top) < picture.width;
      });
      expect.soft(onPicture, `${path} at ${width} px`).toEqual([]);
    }
  }
});

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

test("a phone's head with a picture is hardly higher than its words", async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/packages", "/aboutus", "/testimonials", "/coaches"]) {
    await page.goto(path);
    const words = await linesIn(page.locator(".page-head"));
    const head = await page.locator(".page-head").boundingBox();
    const picture = await page.locator(".page-head-picture").boundingBox();
    const end = (head?.y ?? 0) + (head?.height ?? 0);
    expect.soft(end - Math.max(...words.map(({ bottom }) => bottom)), path).toBeLessThanOrEqual(32);
    expect.soft(picture?.height, path).toBe(Math.min(head?.height ?? 0, 166));
    expect.soft(picture?.width, path).toBe(166);
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

test("a head of the scoreboard without a picture has the field, where there is room beside the words", async ({
  sharedPage: page,
}) => {
  await page.goto("/ninjayouthprice");
  const field = page.locator(".page-head .foul-lines");
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(field, `${width} px`).toBeVisible({ visible: width > 700 });
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

test("the words of a head are beside its field, not on it", async ({ sharedPage: page }) => {
  for (const path of [
    "/eventpricing",
    "/ninjayouthprice",
    "/pitchprice",
    "/speedpricing",
    "/specials",
    "/ninjainfo",
  ]) {
    await page.goto(path);
    for (const width of [768, 820, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // The left foul line: from the wall of the field to home plate.
      const { wall, plate } = await page.locator(".page-head svg.foul-lines").evaluate((field) => {
        const toScreen = (field as unknown as SVGSVGElement).getScreenCTM() ?? undefined;
        const pointAt = (x: number, y: number) =>
          new DOMPoint(x, y).matrixTransform(toScreen).toJSON() as DOMPoint;
        return { wall: pointAt(0, 26), plate: pointAt(200, 226) };
      });
      const lines = await linesIn(page.locator(".page-head-words"));
      const onField = lines.filter(({ right, bottom }) => {
        const foulLine = wall.x + Math.min(Math.max(bottom - wall.y, 0), plate.y - wall.y);
        return bottom > wall.y && right > foulLine;
      });
      expect.soft(onField, `${path} at ${width} px`).toEqual([]);
    }
  }
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
