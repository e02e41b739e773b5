/** The site by keyboard only: every stop in order, and the way back from everything that opens. */
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";

/** The name of the focused element: its label or its text. */
function stop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const name = focused?.getAttribute("aria-label") ?? focused?.textContent ?? "";
    return name.replaceAll(/\s+/gu, " ").trim();
  });
}

/** The names of the next tab stops. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press("Tab");
    names.push(await stop(page));
  }
  return names;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("on a large screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the first Tab reaches the skip link", { tag: "@chromium" }, async ({ reusedPage: page }) => {
    await page.goto("/cancel");
    expect(await stops(page, 1)).toEqual(["Skip to content"]);
    await expect(page.locator(".skip-link")).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    expect(await stops(page, 1)).toEqual(["Memberships"]);
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test(
    "Tab goes through the header from the brand to the last menu",
    { tag: "@main" },
    async ({ reusedPage: page }) => {
      await page.goto("/cancel");
      expect(await stops(page, 18)).toEqual([
        "Skip to content",
        "Clay & Chalk",
        "Clay & Chalk, (614) 555-0142",
        "Call",
        "Search",
        "Login (opens in a new window)",
        "Free Account (opens in a new window)",
        "What's New",
        "Memberships",
        "Training",
        "Batting Cages",
        "Open Area",
        "Camps & Clinics",
        "Team Practice",
        "Feedback",
        "Contact us",
        "More Info",
        "Prices",
      ]);
    },
  );

  test(
    "a dropdown opens on Enter, Tab goes through it in order, and Escape returns to its button",
    { tag: "@main" },
    async ({ reusedPage: page }) => {
      await page.goto("/cancel");
      const training = page.locator("summary", { hasText: "Training" });
      const menu = page.locator("details.submenu", { has: training });
      await training.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toHaveAttribute("open");
      expect(await stops(page, 4)).toEqual(["Hitting", "Pitching", "Speed & Agility", "Fielding"]);
      await page.keyboard.press("Escape");
      await expect(menu).not.toHaveAttribute("open");
      await expect(training).toBeFocused();
      await page.keyboard.press("Enter");
      expect(await stops(page, 5)).toEqual([
        "Hitting",
        "Pitching",
        "Speed & Agility",
        "Fielding",
        "Batting Cages",
      ]);
      await expect(menu, "the focus left it").not.toHaveAttribute("open");
    },
  );

  test(
    "a coach's dialog takes the focus, keeps it, and returns it when closed",
    { tag: "@main" },
    async ({ reusedPage: page }) => {
      await page.goto("/hitting");
      const bio = page.getByRole("button", { name: "Bio Marcus Bell" });
      await bio.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Marcus Bell" });
      await expect(dialog).toBeVisible();
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), {
          message: "the focus is in the dialog",
        })
        .toBe(true);
      const close = dialog.getByRole("button", { name: "Close" });
      await close.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await expect(bio).toBeFocused();
      await page.keyboard.press("Space");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(bio).toBeFocused();
    },
  );

  test("Tab goes through the floor plan space by space, and each space says how to get it", async ({
    reusedPage: page,
  }) => {
    await page.goto("/");
    const spaces = page.locator(".floor-plan").getByRole("button");
    await spaces.first().focus();
    for (const name of [
      "Cage 1 Batting cage, $25 a half hour, $45 an hour",
      ...Array.from({ length: 6 }, (_, index) => new RegExp(`^Cage ${index + 2}\\b`, "u")),
      /^Open area\b.*\$40 a half hour/u,
      /^Pitching lane\b/u,
      /^Front desk\b/u,
    ]) {
      await expect(spaces.and(page.locator(":focus"))).toHaveAccessibleName(name);
      await page.keyboard.press("Tab");
    }
    await spaces.filter({ hasText: "Open area" }).focus();
    await page.keyboard.press("Enter");
    const area = page.getByRole("dialog", { name: "Open area" });
    await expect(area.getByRole("link", { name: /^Rent half hour/u })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(spaces.and(page.locator(":focus"))).toHaveAccessibleName(/^Open area/u);
  });
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "Tab goes through the menu from its first entry, and Escape returns to its button",
    { tag: "@main" },
    async ({ reusedPage: page }) => {
      await page.goto("/hitting");
      const toggle = page.getByRole("button", { name: "Menu" });
      const menu = page.getByRole("navigation", { name: "Main" });
      await expect(menu).toBeHidden();
      await toggle.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      expect(await stops(page, 2)).toEqual(["What's New", "Memberships"]);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    },
  );
});
