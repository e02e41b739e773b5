/**
 * WCAG 2.2 A and AA as far as it can be checked automatically, and no horizontal scrolling: each page with its answers
 * open, its dialogs, and each state of the menu.
 */
import type { Page } from "@playwright/test";
import { pagesToVisit } from "../addresses.ts";
import { violationsOn, type Scope } from "../axe.ts";
import { overflow } from "../overflow.ts";
import { forms } from "../forms/specified-forms.ts";
import { expect, test } from "../on-the-day.ts";
import { everything, sampled } from "../scope.ts";

const looks: readonly (readonly [width: number, colorScheme: "light" | "dark"])[] = [
  [390, "light"],
  [1280, "dark"],
  [390, "dark"],
  [1280, "light"],
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The same on every page (tests/static/layout.test.ts), so they are checked on one page in each look. */
const sameOnEveryPage = [".site-header", ".site-footer"];

/** Checks the page in its current state, or some of it, in these looks. */
async function judge(page: Page, shown: typeof looks, scope: Scope = {}): Promise<void> {
  for (const [width, colorScheme] of shown) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsOn(page, scope), `${width} px, ${colorScheme}`).toEqual([]);
    expect.soft(await overflow(page), `pixels wider than a window of ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Opens every question and list of the page. */
function openDetails(): void {
  for (const details of document.querySelectorAll("main details")) details.setAttribute("open", "");
}

/**
 * Opens each dialog of the page and checks it in both themes. Dialogs with the same kinds of parts on the same ground
 * differ in the length of their words only: one of them is checked by all rules. `npm test` opens no other, and the full
 * run none whose words it has seen on another page.
 */
async function judgeDialogs(page: Page, seen: Set<string>): Promise<void> {
  const openers = page.locator("main [aria-haspopup=dialog]:enabled");
  const dialogs = await openers.evaluateAll((buttons) =>
    buttons.map((button) => {
      const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
      const parts = [...(dialog?.querySelectorAll("*") ?? [])].map((part) => part.localName + part.className);
      const kind = [
        dialog?.closest(".board, .turf, .clay, .band")?.className,
        ...new Set(parts.sort()),
      ].join();
      return { kind, words: dialog?.textContent ?? "" };
    }),
  );
  for (const [index, { kind, words }] of dialogs.entries()) {
    const isNew = !seen.has(kind);
    if (!isNew && (!everything || seen.has(words))) continue;
    seen.add(kind).add(words);
    await openers.nth(index).press("Enter");
    const dialog = page.locator("dialog:modal");
    await expect(dialog).toBeVisible();
    const title = await dialog.getByRole("heading").first().textContent();
    for (const [turn, colorScheme] of isNew ? (["dark", "light"] as const).entries() : []) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOn(page, { part: "dialog:modal", onlyColors: turn > 0 });
      expect.soft(violations, `${title}, ${colorScheme}`).toEqual([]);
    }
    const isTooWide = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect.soft(isTooWide, `${title} scrolls sideways`).toBe(false);
    const tops = await dialog
      .locator(".dialog-foot > *")
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    const hasRoom = (page.viewportSize()?.width ?? 0) >= 1280;
    if (hasRoom) expect.soft(new Set(tops).size, `lines of ${title}'s buttons`).toBe(1);
    await page.keyboard.press("Escape");
  }
}

// The contrast of both themes is computed from their colors, in contrast.test.ts; the forms have their states checked
// in forms/accessible.spec.ts.
const pages = [...pagesToVisit.map(({ path }) => path), "/404"].filter(
  (path) => everything || !forms.some((form) => form.path === path),
);
/** In the full run, a page of each shape: its other pages have the same parts. */
const inBothLooks = new Set(
  everything ? [...new Map(pagesToVisit.map(({ shape, path }) => [shape, path])).values()] : [],
);
for (const [turn, look] of looks.slice(0, 2).entries()) {
  const judged = pages.filter((path, index) => inBothLooks.has(path) || index % 2 === turn);
  test(`pages, their dialogs and answers are accessible and fit at ${look[0]} px, ${look[1]}`, async ({
    reusedPage: page,
  }) => {
    test.slow();
    const seen = new Set<string>();
    for (const [index, path] of judged.entries()) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.evaluate(openDetails);
        await judge(page, [look], index > 0 ? { except: sameOnEveryPage } : {});
        await judgeDialogs(page, seen);
        // As translators turn a page.
        await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
        expect
          .soft(await overflow(page), "pixels wider than the window, right to left")
          .toBeLessThanOrEqual(0);
        await page.evaluate(() => document.documentElement.removeAttribute("dir"));
        // A second look has the same widths.
        if (turn > 0 && inBothLooks.has(path)) return;
        for (const width of [320, 768, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          expect
            .soft(await overflow(page), `pixels wider than a window of ${width} px`)
            .toBeLessThanOrEqual(0);
        }
      });
    }
  });
}

test("the small-screen menu with an open submenu is accessible and fits", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/hitting");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("summary", { hasText: "More Info" }).click();
  await judge(page, sampled(looks.filter(([width]) => width < 1000)), { part: ".site-header" });
});

test("a dropdown of the large-screen menu is accessible and fits", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/hitting");
  await page.locator("summary", { hasText: "More Info" }).click();
  await judge(page, sampled(looks.filter(([width]) => width > 1000)), { part: ".site-header" });
});
