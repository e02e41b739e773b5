/** Browsers without popovers and invoker commands: the menu is part of the page, and scripts open dialogs. */
import type { Page } from "@playwright/test";
import { violationsOn } from "../axe.ts";
import { sampled } from "../scope.ts";
import { expect, test } from "../on-the-day.ts";

/** Removes support for popovers and commands from the HTML, the style sheets and the scripts' environment. */
async function forgetPopovers(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/u.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(/ popover(?:target(?:action)?)?="[^"]*"/gu, "")
        .replaceAll(/(<link rel="stylesheet"[^>]*?) integrity="[^"]*"/gu, "$1");
      await route.fulfill({ response, body: html });
    },
  );
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(":popover-open", ":unknown-to-all");
    await route.fulfill({ response, body: css });
  });
  await page.addInitScript(() => {
    for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    addEventListener("command", (event) => event.preventDefault(), true);
    const { matches } = Element.prototype;
    Object.assign(Element.prototype, {
      matches(this: Element, selectors: string) {
        return matches.call(this, selectors.replace(":popover-open", ":unknown-to-all"));
      },
    });
  });
}

test.describe("the menu", () => {
  for (const width of sampled([320, 1024, 390], 2)) {
    test(`lies in the page at ${width} px, above its content, which is not covered`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await forgetPopovers(page);
      await page.goto("/hitting");
      await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
      const menu = page.getByRole("navigation", { name: "Main" });
      await expect(menu.getByRole("link", { name: "Memberships" })).toBeVisible();
      const heading = page.getByRole("heading", { level: 1 });
      const [lies, begins] = await Promise.all([menu.boundingBox(), heading.boundingBox()]);
      expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThanOrEqual(begins?.y ?? 0);
      // Nothing stays over the page when it is scrolled.
      const last = page.locator("main a").last();
      await last.scrollIntoViewIfNeeded();
      await expect(menu).not.toBeInViewport();
      await last.click({ trial: true });
      expect(await violationsOn(page)).toEqual([]);
    });
  }

  test("is the same row as everywhere on a large screen", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    // Whether a visit has our letters depends on how fast they load.
    await page.route("**/*.woff2", (route) => route.abort());
    const places = () =>
      page
        .locator("#menu .menu-link:visible")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as object));
    await page.goto("/hitting");
    const known = await places();
    await forgetPopovers(page);
    await page.reload();
    expect(await places()).toEqual(known);
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect(page.locator("#menu")).toBeInViewport();
  });

  test("leads on without a complaint", async ({ page, complaints }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await forgetPopovers(page);
    await page.goto("/hitting");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.locator("summary", { hasText: "More Info" }).click();
    await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
    await menu.locator(".submenu-list a:visible").first().click();
    await expect(menu.locator("details[open]")).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test.describe("a dialog", () => {
  for (const width of sampled([390, 1280])) {
    test(`opens and closes at ${width} px`, async ({ page, complaints }) => {
      await page.setViewportSize({ width, height: 844 });
      await forgetPopovers(page);
      await page.goto("/hitting");
      const button = page.getByRole("button", { name: /^Bio Marcus/u });
      const dialog = page.locator("dialog[open]");
      await expect(dialog).toHaveCount(0);
      for (const close of [
        () => dialog.getByRole("button", { name: "Close" }).click(),
        () => page.keyboard.press("Escape"),
        () => page.mouse.click(3, 840),
      ]) {
        await button.click();
        await expect(dialog).toBeVisible();
        expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
        await expect(dialog).toHaveCSS("opacity", "1");
        await dialog.getByRole("heading").first().click();
        await expect(dialog).toBeVisible();
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(button).toBeFocused();
      }
      expect(complaints).toEqual([]);
    });
  }
});

test("no list of selectors that an older browser drops names :popover-open", async ({ page }) => {
  await page.goto("/hitting");
  const sheets = await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(async ({ href }) =>
        (await fetch(href)).text(),
      ),
    ),
  );
  const css = sheets.join("").replaceAll(/\([^()]*\)/gu, "()");
  expect(sheets.join("")).toContain("@supports not selector(:popover-open)");
  // Inside `:is()`, an unknown selector is ignored; in a plain list, it invalidates the others.
  expect(css).not.toMatch(/,[^,{}]*:popover-open|:popover-open[^,{}]*,/u);
});
