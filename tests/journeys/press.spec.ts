/**
 * Nothing that a visitor presses moves away before the release. Presses everything that can be pressed, by touch and
 * with a mouse held for a moment, while things that a press closes or opens are in the way.
 */
import type { ElementHandle, Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { press, pressable, recordPresses, type Way } from "../press.ts";

type Pressable = ElementHandle<HTMLElement>;

const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Pages with more than links: forms, dialogs, what opens and closes, the carousel, the plan. */
const busyPages = [
  "/",
  "/hitting",
  "/camps",
  "/tournament",
  "/rentopenarea",
  "/contactus",
  "/feedback",
  "/teampractice",
  "/employmentapp",
];

for (const way of ["touch", "mouse"] as const) {
  for (const viewport of screens) {
    test.describe(`by ${way} at ${viewport.width} px`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });
      if (way === "touch") test.use({ hasTouch: true, isMobile: viewport.width < 1000 });
      test.beforeEach(({ browserName }) => {
        test.skip(way === "touch" && browserName === "firefox", "Playwright has no phones of Firefox");
      });

      test("every entry of the menu is reached, whichever submenu is open", async ({ page }) => {
        await page.goto("/mission");
        await recordPresses(page);
        const submenus = await page.locator("details.submenu").count();
        const missed: unknown[] = [];
        for (let open = -1; open < submenus; open += 1) {
          await openMenu(page, open);
          const entries = await pressables(page, "#menu");
          expect(entries.length).toBeGreaterThan(submenus);
          for (const entry of entries) {
            await openMenu(page, open);
            missed.push(await press(page, entry, way));
          }
        }
        expect(missed.filter(Boolean)).toEqual([]);
      });

      test("one press on another submenu opens it and closes the first", async ({ page }) => {
        // Low enough that the menu scrolls.
        await page.setViewportSize({ ...viewport, height: 480 });
        await page.goto("/mission");
        await recordPresses(page);
        const submenus = page.locator("details.submenu");
        const names = await inside(page, "details.submenu > summary");
        for (const [first] of names.entries()) {
          for (const [second, name] of names.entries()) {
            if (first === second) continue;
            await openMenu(page, first);
            expect(await press(page, name, way)).toBeUndefined();
            await expect(submenus.nth(second)).toHaveAttribute("open");
            await expect(page.locator("details.submenu[open]")).toHaveCount(1);
            await expect(submenus.nth(second).locator("summary")).toBeInViewport({ ratio: 1 });
          }
        }
      });

      for (const path of busyPages) {
        test(`what can be pressed on ${path} can be pressed one after the other`, async ({ page }) => {
          await page.goto(path);
          await expect(page.locator("astro-island[ssr]:has(form)")).toHaveCount(0);
          await recordPresses(page);
          const missed = await pressAll(page, "main", way);
          expect(missed).toEqual([]);
        });
      }
    });
  }
}

/** Opens the menu, with one of its submenus or none, with the focus where it is after a visitor opens it. */
async function openMenu(page: Page, open: number): Promise<void> {
  await page.evaluate((index) => {
    const menu = document.querySelector<HTMLElement>("#menu");
    const toggle = document.querySelector<HTMLElement>(".menu-toggle");
    if (toggle?.checkVisibility() && !menu?.matches(":popover-open")) menu?.showPopover();
    menu?.scrollTo(0, 0);
    for (const [at, submenu] of document.querySelectorAll<HTMLDetailsElement>("details.submenu").entries()) {
      submenu.open = at === index;
      if (submenu.open) submenu.querySelector("summary")?.focus();
    }
  }, open);
}

/** Element handles, because a press may change what a locator matches. */
async function inside(page: Page, selector: string): Promise<Pressable[]> {
  return (await page.locator(selector).elementHandles()) as Pressable[];
}

/** The elements that a visitor can press in a part of the page now. */
async function pressables(page: Page, part: string): Promise<Pressable[]> {
  const all = await inside(page, `${part} :is(${pressable})`);
  const shown = await Promise.all(all.map((control) => control.isVisible()));
  return all.filter((_, index) => shown[index]);
}

/** Presses everything in a part of a page, from top to bottom, and in each dialog that opens. Returns the misses. */
async function pressAll(page: Page, part: string, way: Way): Promise<string[]> {
  const missed: (string | undefined)[] = [];
  for (const control of await inside(page, `${part} :is(${pressable})`)) {
    if (!(await control.isVisible())) continue;
    missed.push(await press(page, control, way));
    const dialog = await openDialog(page);
    if (dialog === undefined) continue;
    for (const last of await pressables(page, `#${dialog}`)) missed.push(await press(page, last, way));
    expect(await openDialog(page), "its last button closes it").toBeUndefined();
  }
  return missed.filter((miss) => miss !== undefined);
}

/** The id of the open dialog. */
async function openDialog(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector("dialog:modal, dialog:popover-open")?.id);
}
