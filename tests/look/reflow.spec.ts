/** Pages fit a phone with large text, long menus and endless words. What fits 320 px is in design-rules/narrow.ts. */
import { expect, test } from "../on-the-day.ts";
import { pagesToVisit } from "../addresses.ts";
import { overflow } from "../overflow.ts";
import { everyOther, sampled } from "../scope.ts";
import { brokenWords, cutOff } from "./fits.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// The full run loops over every page.
test.slow();

test("pages fit a phone with text twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The browser's own setting: unlike a style, media queries follow it.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of new Set([
    ...sampled(everyOther(pagesToVisit, 1), 4).map((each) => each.path),
    "/",
    "/rentbattingcages",
  ])) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), path).toEqual([]);
    expect.soft(await brokenWords(page), `${path}: words broken in two`).toEqual([]);
  }
  // The text of a first visit is in the system's font, which is a little wider.
  const textFont = /\/reading\.[\w-]+\.woff2$/u;
  await page.route(textFont, (route) => route.abort());
  for (const path of ["/", "/rentbattingcages", "/prices"]) {
    await page.goto(path);
    expect.soft(await overflow(page), `${path} in the system's font`).toBeLessThanOrEqual(0);
  }
  await page.unroute(textFont);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await page.getByRole("button", { name: "Menu" }).click();
  for (const entry of await page.locator("#menu a:visible").all()) {
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport({ ratio: 0.9 });
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.goto("/hitting");
  await page.getByRole("button", { name: /^Bio/u }).first().click();
  const last = page.locator(".dialog:modal p").last();
  await last.scrollIntoViewIfNeeded();
  const [words, buttons] = await Promise.all([
    last.boundingBox(),
    page.locator(".dialog:modal .dialog-foot").boundingBox(),
  ]);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(buttons?.y ?? 0);
});

test("a menu with twice as many entries has a second row", async ({ reusedPage: page }) => {
  await page.goto("/cancel");
  await page.locator(".site-menu-list").evaluate((list) => {
    list.append(...Array.from(list.children, (entry) => entry.cloneNode(true)));
  });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test("the hours of a day with a break are one column without a gap, beside a day of a long name", async ({
  reusedPage: page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/contactus");
    const rows = page.locator(".hours-board-cell, .site-footer-hours > div");
    const columns = await rows.evaluateAll((all) =>
      all.map((row) => {
        row.querySelector("dt")?.replaceChildren("Wednesday to Thursday, and Saturday");
        row.append(...[...row.querySelectorAll("dd")].map((hours) => hours.cloneNode(true)));
        const [first, second] = [...row.querySelectorAll("dd")].map((hours) => {
          const words = document.createRange();
          words.selectNodeContents(hours);
          return words.getBoundingClientRect();
        });
        if (!first || !second) throw new Error("no hours");
        return {
          endsAtOneEdge: Math.abs(first.right - second.right) < 1,
          isNext: second.top - first.bottom < first.height / 2,
        };
      }),
    );
    expect(columns, `${width}`).toEqual(columns.map(() => ({ endsAtOneEdge: true, isNext: true })));
    expect(columns.length).toBeGreaterThan(5);
  }
});

test("an endless word wraps wherever an owner can write one", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, texts] of [
    ["/cancel", ".table-of-contents a, .prose li, .prose h2, .lead"],
    ["/first-visit", ".questions summary, .prose p"],
    ["/search", ".a-to-z a"],
    ["/contactus", ".field-label, .prose p"],
    ["/camps", ".card h2, .card p, .tile h2"],
    ["/hitting", ".link-row a, .card h2"],
    ["/rentbattingcages", ".card h2, main .button"],
    ["/packages", ".card h2, .included-lines li, main .button"],
    ["/prices", ".link-row a, .price-list h2, .price-list h3, main .button"],
    ["/", "main h2, main h3, main .button"],
  ] as const) {
    await page.goto(path);
    const count = await page.locator(texts).evaluateAll((all) => {
      for (const each of all) each.append("unbrokenword".repeat(12));
      return all.length;
    });
    expect(count, path).toBeGreaterThan(0);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});
