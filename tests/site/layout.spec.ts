/** The layout on every screen, from the specification's section 2. */
import type { Page } from "@playwright/test";
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

/** Where the search, Call and Menu of a phone's header begin. */
async function leftEdges(page: Page): Promise<readonly number[]> {
  const buttons = page
    .getByRole("banner")
    .locator(".site-header-bar > * .button, .site-header-bar > .button");
  return buttons.evaluateAll((all) =>
    all
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left }) => left),
  );
}

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu starts collapsed, toggles, and any link collapses it", async ({ reusedPage: page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: /^(?:Menu|Close)$/u });
    const memberships = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Memberships" });
    await expect(memberships).toBeHidden();
    await expect(toggle).toHaveAccessibleName("Menu");
    const closed = await leftEdges(page);
    await toggle.click();
    await expect(toggle).toHaveAccessibleName("Close");
    await expect(memberships).toBeVisible();
    expect(await leftEdges(page)).toEqual(closed);
    await expect(page.getByRole("banner").getByRole("link", { name: /^Login/u })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Free Account/u })).toBeVisible();
    await toggle.click();
    await expect(memberships).toBeHidden();
    await toggle.click();
    await memberships.click();
    await expect(page).toHaveURL(/\/packages$/u);
    await expect(memberships).toBeHidden();
    await page.goBack();
    await expect(memberships).toBeHidden();
  });

  test("the phone number is one tap away, also on a page with a form, and the name is on one line", async ({
    reusedPage: page,
  }) => {
    for (const path of ["/", "/contactus"]) {
      await page.goto(path);
      const call = page.getByRole("banner").getByRole("link", { name: "Call Clay & Chalk" });
      await expect(call).toHaveAttribute("href", "tel:+16145550142");
      await expect(call).toBeInViewport();
      const name = page.getByRole("banner").getByText("Clay & Chalk", { exact: true }).first();
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect((await name.boundingBox())?.height).toBeLessThan(30);
      }
    }
  });
});

test("a phone's menu with an open entry fills the screen, its end stays in view, and Call and the search are there once", async ({
  reusedPage: page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/packages");
    await page.getByRole("button", { name: "Menu" }).click();
    const header = page.getByRole("banner");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Training", { exact: true }).click();
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(height);
    for (const name of [/^Login/u, /^Free Account/u, /555-0142/u, /^Call/u, /^Search/u])
      await expect(header.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    const last = menu.locator(".submenu > summary").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    const covered = await last.evaluate((entry) => {
      const { left, right, top, bottom } = entry.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest("summary") !== entry;
    });
    expect(covered, "something lies on the last entry").toBe(false);
  }
});

test("what the header of a phone has is in the same place on every page", async ({ page }) => {
  // Before a page's fonts have come, it has their fallbacks, which are not as wide to the pixel.
  await page.route("**/*.woff2", (route) => route.abort());
  const screens = [
    { width: 320, names: ["Call Clay & Chalk", "Menu"] },
    { width: 360, names: ["Search", "Call Clay & Chalk", "Menu"] },
    { width: 390, names: ["Search", "Call Clay & Chalk", "Menu"] },
  ];
  const places = screens.map(() => new Set<string>());
  for (const path of sampled(["/", "/contactus", "/prices", "/hitting", "/employmentapp"], 3)) {
    await page.goto(path);
    for (const [index, { width, names }] of screens.entries()) {
      await page.setViewportSize({ width, height: 844 });
      const parts = page.getByRole("banner").locator(".button").filter({ visible: true });
      await expect(parts).toHaveText(names.map((name) => new RegExp(name, "u")));
      places[index]?.add((await leftEdges(page)).join(" "));
    }
  }
  expect(places.map(({ size }) => size)).toEqual([1, 1, 1]);
});

test("a tablet that is rotated with its menu open gets the large-screen menu", async ({
  reusedPage: page,
}) => {
  await page.setViewportSize({ width: 820, height: 1280 });
  await page.goto("/packages");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Training", { exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 820 });
  await expect(page.locator("#menu:popover-open")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Hitting", exact: true })).toHaveCount(0);
  const [bar, title] = await Promise.all([
    page.getByRole("banner").boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ]);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Memberships" })).toBeInViewport({
    ratio: 1,
  });
});

test("in a low window, wheel and keyboard reach the last entry of a long submenu", async ({
  reusedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto("/mission");
  const header = page.getByRole("banner");
  await header.getByText("More Info", { exact: true }).click();
  const last = header.getByRole("link", { name: /^Photo Gallery/u });
  await expect(last).not.toBeInViewport();
  await header.getByRole("link", { name: "About Us" }).hover();
  await page.mouse.wheel(0, 1000);
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, -1000);
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
