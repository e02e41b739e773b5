/** Journeys with a pointer: from page to page, and into menus and dialogs. */
import { sectionId } from "../../src/selectors/section-ids.ts";
import { back } from "../bfcache.ts";
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test("every page opens at its top, even after a click far down the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cancel");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
  await expect(page).toHaveURL(/\/privacy$/u);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await back(page);
  // Playwright does not notice pages that Firefox restores from its cache, so ask the page.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => "")).toBe("/cancel");
});

test("a link to a section of Home shows it with the words above its heading, below the header", async ({
  reusedPage: page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const section of [sectionId("packages"), sectionId("facility")]) {
      await page.goto(`/#${section}`);
      // Not every section has some.
      const head = page.locator(".section-head", { has: page.locator(`#${section}`) });
      const words = head.locator(":scope > :first-child");
      const below = async () => {
        const top = (await words.boundingBox())?.y ?? 0;
        const header = await page.locator(".site-header").boundingBox();
        return top - (header?.y ?? 0) - (header?.height ?? 0);
      };
      await expect.poll(below, `${section} at ${width}`).toBeGreaterThanOrEqual(0);
      await expect(words).toBeInViewport();
    }
  }
});

test("Find a coach on Home leads to all coaches", async ({ reusedPage: page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Find a coach" }).click();
  await expect(page).toHaveURL(/\/coaches$/u);
});

test("a dropdown closes on a click outside it", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/cancel");
  await page.locator("summary", { hasText: "More Info" }).click();
  await expect(page.locator("details.submenu[open]")).toHaveCount(1);
  await page.locator("summary", { hasText: "Training" }).click();
  await expect(page.locator("details.submenu[open]"), "one at a time").toHaveCount(1);
  await page.mouse.click(640, 700);
  await expect(page.locator("details.submenu[open]")).toHaveCount(0);
});

test("a visitor rents a cage from Home's floor plan in two clicks", async ({ reusedPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: /^Cage 3\b/u }).click();
  const cage = page.getByRole("dialog", { name: "Cage 3" });
  await expect(cage).toContainText("51x12 ft");
  const rent = cage.getByRole("link", { name: /^Rent half hour/u });
  await expect(rent).toBeInViewport();
  await expect(rent).toHaveAttribute("href", /\/products\/430131\/purchase$/u);
  await expect(rent).toHaveAttribute("target", "_blank");
});

test(
  "the table of contents of a policy leads to its sections, below the header",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto("/cancel");
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Teams" }).click();
    await expect(page).toHaveURL(/#teams$/u);
    const below = async () => {
      const heading = await page.locator("#teams").boundingBox();
      const header = await page.locator(".site-header").boundingBox();
      return (heading?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(below).toBeGreaterThanOrEqual(0);
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeInViewport();
  },
);

test(
  "on a phone the shortcuts look alike, on every page",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const links = page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link");
    const backgrounds = () =>
      links.evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor));
    await page.goto("/packages");
    const [usual = ""] = await backgrounds();
    const paths = ["/rentbattingcages", "/camps", "/hitting", "/cancel", "/aboutus"];
    for (const path of sampled(paths, 2)) {
      await page.goto(path);
      expect.soft(await backgrounds(), path).toEqual([usual, usual, usual]);
    }
  },
);

test(
  "on a phone the shortcuts stay in view, and hide while the menu, a dialog or a form is in use",
  { tag: "@chromium" },
  async ({ reusedPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/hitting");
    const shortcuts = page.getByRole("navigation", { name: "Shortcuts" });
    await expect(shortcuts).toBeInViewport();
    await expect(shortcuts.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+16145550142");
    // Nothing that has the focus is below it.
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.querySelector(".shortcuts");
          if (!focused || !bar || bar.contains(focused) || focused === document.body) return "";
          const { bottom } = focused.getBoundingClientRect();
          const { top } = bar.getBoundingClientRect();
          return bottom > top + 1 ? `${focused.textContent} ends at ${bottom}, the bar begins at ${top}` : "";
        });
      await expect.poll(covered).toBe("");
    }
    await page.getByRole("button", { name: /^Bio Marcus Bell/u }).click();
    await expect(shortcuts).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(shortcuts).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(shortcuts).toBeHidden();
    await page.goto("/contactus");
    await expect(shortcuts).toBeHidden();
    await page.goto("/packages");
    await shortcuts.getByRole("link", { name: "Rent a cage" }).click();
    await expect(page).toHaveURL(/\/rentbattingcages$/u);
  },
);
