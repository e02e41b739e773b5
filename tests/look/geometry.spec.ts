/** Rules that axe does not check: visible focus, target sizes, reflow. */
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { pagesToVisit } from "../addresses.ts";
import { overflow } from "../overflow.ts";
import { everyOther, sampled } from "../scope.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
// The full run loops over every page.
test.slow();

/** Elements that can be pressed, followed or typed into. */
const controls =
  'a[href], button:not([disabled]), summary, input:not([type="hidden"]), select, textarea, [tabindex="0"]';

/** Sets another text size, as a visitor's browser may have. */
function enlarge(page: Page, size: string): Promise<unknown> {
  return page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
}

/** Elements that are hidden under the fixed header or below the window when focused, on the way down and back up. */
function hiddenStops(page: Page): Promise<string[]> {
  return page.locator(controls).evaluateAll((all) => {
    const header = document.querySelector(".site-header");
    const way = all.filter(
      (control) =>
        !header?.contains(control) &&
        !control.matches(".skip-link") &&
        control.checkVisibility({ visibilityProperty: true }),
    );
    const hidden: string[] = [];
    for (const control of [...way, ...way.toReversed()]) {
      (control as HTMLElement).focus();
      const { top, bottom } = control.getBoundingClientRect();
      const fixed = header && getComputedStyle(header).position === "sticky";
      const covered = fixed ? header.getBoundingClientRect().bottom : 0;
      // A control taller than the window never fits.
      const fits = bottom - top < innerHeight - covered;
      const seen = bottom > covered && top < innerHeight && (!fits || top >= covered - 1);
      if (!seen) hidden.push(`${control.tagName} ${control.textContent?.trim().slice(0, 40)} at ${top}`);
    }
    return hidden;
  });
}

for (const [width, size] of sampled(
  [
    [390, "100%"],
    [1280, "200%"],
    [390, "200%"],
    [1280, "100%"],
  ] as const,
  2,
)) {
  test(`the focus never hides under the header at ${width} px, text at ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/hitting", "/rentbattingcages", "/cancel"]) {
      await page.goto(path);
      await enlarge(page, size);
      expect.soft(await hiddenStops(page), path).toEqual([]);
    }
  });
}

for (const [turn, width] of [390, 1280].entries()) {
  test(`targets are large enough at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of everyOther(pagesToVisit, turn)) {
      await page.goto(path);
      if (width < 1200 && path === "/") await page.getByRole("button", { name: "Menu" }).click();
      const small = await page.locator(controls).evaluateAll((all) =>
        all.flatMap((control) => {
          const { width: wide, height: high } = control.getBoundingClientRect();
          const style = getComputedStyle(control);
          if (wide === 0 || style.visibility === "hidden" || control.matches(".skip-link")) return [];
          // A link in a sentence is as high as its line (an exception in WCAG 2.5.8).
          if (control.matches("a") && style.display === "inline") return [];
          // The box of a radio or checkbox counts with its label.
          if (control.matches("[type=radio], [type=checkbox]")) return [];
          const main = control.matches(
            ".button-primary, .button-board, .menu-toggle, .call-button, .carousel-arrow, .card-opens",
          );
          const least = main && !control.closest(".site-header-account") ? 44 : 24;
          return Math.min(wide, high) + 0.5 < least
            ? [`${control.className} "${control.textContent?.trim().slice(0, 30)}" ${wide} x ${high}`]
            : [];
        }),
      );
      expect.soft(small, path).toEqual([]);
    }
  });
}

test("everything fits 320 px, and 640 px with text twice as large", async ({ page }) => {
  for (const { path } of pagesToVisit) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
    expect.soft(await brokenWords(page), `${path}: words of headings broken in two`).toEqual([]);
    await page.setViewportSize({ width: 640, height: 640 });
    await enlarge(page, "200%");
    expect.soft(await overflow(page), `${path} with large text`).toBeLessThanOrEqual(0);
  }
});

test("everything fits a phone whose text is set twice as large", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The browser's own setting: unlike a style, media queries follow it.
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  for (const { path } of pagesToVisit) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), path).toEqual([]);
    expect.soft(await brokenWords(page), `${path}: words of headings broken in two`).toEqual([]);
  }
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

/** Elements whose text is partly outside them and not seen. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator("main *, header *, footer *").evaluateAll((all) =>
    all
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === "none" || display === "inline" || element.matches("svg *")) return false;
        if (!element.textContent?.trim() || element.closest(".carousel-track, .visually-hidden"))
          return false;
        const wide =
          (overflowX === "hidden" || element.matches("a, button, summary")) &&
          element.scrollWidth > element.clientWidth + 1;
        const high = overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1;
        return element.clientWidth > 1 && (wide || high);
      })
      .map((element) => element.className),
  );
}

/** Heading words that do not fit on a line; they may break after a hyphen. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator("h1, h2, h3, h4").evaluateAll((headings) => {
    const range = document.createRange();
    const broken: string[] = [];
    for (const heading of headings) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/[^\s-]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
    }
    return broken;
  });
}

for (const [when, fonts] of sampled([
  ["in the system's letters, while ours have not arrived", false],
  ["in our letters", true],
] as const))
  test(`wider text spacing cuts nothing off (WCAG 1.4.12), ${when}`, async ({ page }) => {
    if (!fonts) await page.route("**/*.woff2", (route) => route.abort());
    await page.setViewportSize({ width: 320, height: 844 });
    for (const { path } of everyOther(pagesToVisit, 1)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect.soft(await cutOff(page), path).toEqual([]);
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });

test("a policy prints on one or two sheets", async ({ page }) => {
  for (const path of sampled([
    "/cancel",
    "/privacy",
    "/cagerules",
    "/facilityrules",
    "/mission",
    "/aboutus",
  ])) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/Type\s*\/Page\b/gu)?.length, path).toBeLessThanOrEqual(2);
  }
});
