/** Pages of text: the contents of a long one, beside it, and the questions of one. */
import { expect, test } from "../on-the-day.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the contents of a long page stay in view beside the text, which ends where the page ends", async ({
  sharedPage: page,
}) => {
  for (const path of ["/aboutus", "/mission", "/staff", "/cancel"]) {
    await page.goto(path);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 });
      const [textRight, columnRight] = await page.locator(".reading").evaluate((reading) => {
        const padding = Number.parseFloat(getComputedStyle(reading).paddingInlineEnd);
        const text = reading.querySelector("article > .prose")?.getBoundingClientRect().right ?? 0;
        return [text, reading.getBoundingClientRect().right - padding];
      });
      expect
        .soft(Math.abs((textRight ?? 0) - (columnRight ?? 0)), `${path} at ${width} px`)
        .toBeLessThanOrEqual(1);
      await page.locator("article h2").last().scrollIntoViewIfNeeded();
      await expect(page.locator(".table-of-contents h2")).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
    }
  }
});

test("no line of a long text has more than 80 characters", async ({ sharedPage: page }) => {
  for (const path of ["/privacy", "/cancel", "/staff"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const longest = await page.locator("article .prose :is(p, li)").evaluateAll((texts) =>
        texts.map((text) => {
          const characters = new Map<number, number>();
          const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
          while (nodes.nextNode()) {
            const range = document.createRange();
            const { length } = nodes.currentNode.textContent ?? "";
            for (let at = 0; at < length; at++) {
              range.setStart(nodes.currentNode, at);
              range.setEnd(nodes.currentNode, at + 1);
              const line = Math.round(range.getBoundingClientRect().bottom / 4);
              characters.set(line, (characters.get(line) ?? 0) + 1);
            }
          }
          return Math.max(...characters.values());
        }),
      );
      expect.soft(Math.max(...longest), `${path} at ${width} px`).toBeLessThanOrEqual(80);
    }
  }
});

test("above the text, the contents are in columns", async ({ sharedPage: page }) => {
  for (const path of ["/accessibility", "/staff", "/cancel"]) {
    await page.goto(path);
    for (const [width, columns] of [
      [390, 2],
      [768, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const lefts = await page
        .locator(".table-of-contents li")
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      expect.soft(new Set(lefts).size, `${path} at ${width} px`).toBe(columns);
    }
  }
});

test("a few short sections have no contents on a phone", async ({ sharedPage: page }) => {
  await page.goto("/mission");
  for (const [width, isShown] of [
    [390, false],
    [768, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.soft(page.locator(".table-of-contents"), `${width} px`).toBeVisible({ visible: isShown });
  }
});

test("a short text that begins with a few sentences has them in large letters across the page", async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/mission");
  const statement = page.locator("main .opening p").first();
  await expect(statement).toBeVisible();
  const size = await statement.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThan(24);
  // A list, a longer text and one that has no other sections begin as usual.
  for (const path of ["/facilityrules", "/privacy"]) {
    await page.goto(path);
    await expect.soft(page.locator("main .opening"), path).toHaveCount(0);
  }
});

test("questions begin below a heading of their own", async ({ sharedPage: page }) => {
  await page.goto("/first-visit");
  const questions = page.getByRole("region", { name: "Questions" });
  await expect(questions.locator("> :first-child")).toHaveRole("heading");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const heading = await questions.getByRole("heading").boundingBox();
    const first = questions.locator("details").first();
    expect.soft(((await first.boundingBox())?.y ?? 0) - (heading?.y ?? 0), `${width} px`).toBeLessThan(70);
    await expect.soft(first, `${width} px`).toHaveCSS("border-top-style", "solid");
  }
});
