/** The site by keyboard only: every stop in order, and the way back from everything that opens. */
import type { Locator, Page } from "@playwright/test";
import { content } from "../../src/content/content.ts";
import { expect, test } from "../on-the-day.ts";

/** The names of elements: their labels or their texts. */
function namesOf(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").replaceAll(/\s+/gu, " ").trim(),
    ),
  );
}

/** The names of what can be seen and pressed in a part of the page, in the order in which it stands there. */
function controlsIn(part: Locator): Promise<string[]> {
  return namesOf(part.locator("a[href], button:enabled, summary").filter({ visible: true }));
}

/** The names of the next tab stops, each of which shows that it has the focus. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < count; step++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    names.push(...(await namesOf(focused)));
    const outlines = await focused.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).outlineStyle),
    );
    expect(outlines, `the outline of ${names.at(-1)}`).not.toContain("none");
  }
  return names;
}

/** The names of the entries of the main menu. */
const menuEntries = content().navigation.menus.map(({ label }) => label);

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("on a large screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the first Tab reaches the skip link", { tag: "@chromium" }, async ({ reusedPage: page }) => {
    await page.goto("/cancel");
    expect(await stops(page, 1)).toEqual(["Skip to content"]);
    await expect(page.locator(".skip-link")).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    const [first = ""] = await controlsIn(page.locator("main"));
    expect(await stops(page, 1)).toEqual([first]);
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test(
    "Tab goes through all of the header, from the brand to the last menu, in the order in which it stands there",
    { tag: "@main" },
    async ({ reusedPage: page }) => {
      await page.goto("/cancel");
      const header = await controlsIn(page.getByRole("banner"));
      expect(header[0]).toBe("Clay & Chalk");
      expect(header).toEqual(expect.arrayContaining(["Call", "Search", ...menuEntries]));
      expect(await stops(page, header.length + 1)).toEqual(["Skip to content", ...header]);
    },
  );

  test("a dropdown opens on Enter, Tab goes through it in order, and Escape returns to its button", async ({
    reusedPage: page,
  }) => {
    await page.goto("/cancel");
    const training = page.locator("summary", { hasText: "Training" });
    const menu = page.locator("details.submenu", { has: training });
    await training.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("open");
    const links = await controlsIn(menu.locator("summary ~ *"));
    expect(links).toEqual(expect.arrayContaining(["Hitting", "Fielding"]));
    expect(await stops(page, links.length)).toEqual(links);
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(training).toBeFocused();
    await page.keyboard.press("Enter");
    const next = menuEntries[menuEntries.indexOf("Training") + 1];
    expect(await stops(page, links.length + 1)).toEqual([...links, next]);
    await expect(menu, "the focus left it").not.toHaveAttribute("open");
  });

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

  test("Tab goes through the menu from its first entry, and Escape returns to its button", async ({
    reusedPage: page,
  }) => {
    await page.goto("/hitting");
    const toggle = page.getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu).toBeHidden();
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    expect(await stops(page, 2)).toEqual((await controlsIn(menu)).slice(0, 2));
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});
