/**
 * Browsers of 2023, made of today's by taking features away: Safari 16.4, Chrome 111 and Firefox 114 read every page,
 * see every button and send forms. What can be compiled for them is tested in `tests/static/styles.test.ts`.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { contact, feedback } from "../forms/specified-forms.ts";
import { alert, answer, control, sendButton } from "../forms/drive.ts";
import { overflow } from "../overflow.ts";

// The changed styles have other hashes.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

// A page may still be loading when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Changes the text of all pages and style sheets on their way to the browser. */
async function rewrite(page: Page, change: (text: string) => string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Takes away popovers and the commands of buttons. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["popover", "hidePopover", "showPopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const withTarget = "[popovertarget], [commandfor]";
    const ignore = (event: Event) =>
      event.target instanceof Element && event.target.closest(withTarget) && event.preventDefault();
    document.addEventListener("click", ignore, true);
  });
  await rewrite(page, (text) =>
    text.replaceAll(":popover-open", ":unknown-state").replaceAll(/ popover="?auto"?/gu, ""),
  );
}

/** Takes `:has()` away: a rule with it counts for nothing. */
async function withoutHas(page: Page): Promise<void> {
  await rewrite(page, (text) => text.replaceAll(":has(", ":unknown("));
}

/** Takes colors away that are computed, and those that have one for each scheme: a value with one counts for nothing. */
async function withoutComputedColors(page: Page): Promise<void> {
  await rewrite(page, (text) => text.replaceAll(/\b(?:color-mix|light-dark)\(/gu, "unknown-color("));
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test.describe("without popovers", () => {
  test.beforeEach(({ page }) => withoutPopovers(page));

  test("the menu is below the header, its button shows and hides it, and it covers nothing", async ({
    page,
  }) => {
    await page.goto("/hitting");
    const button = page.getByRole("button", { name: "Menu" });
    await expect(button).toHaveAccessibleName("Menu");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await button.click();
    await expect(menu(page).getByRole("link", { name: "Memberships" })).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const [list, heading] = await Promise.all([
      menu(page).boundingBox(),
      page.getByRole("heading", { level: 1 }).boundingBox(),
    ]);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
    await button.click();
    await expect(menu(page)).toBeHidden();
    await button.click();
    await menu(page).getByRole("link", { name: "Memberships" }).click();
    await expect(page).toHaveURL("/packages");
  });

  test("without a script the menu is open below the header", async ({ page }) => {
    await page.route("**/_assets/*.js", (route) => route.abort());
    await page.goto("/cancel");
    await expect(menu(page).getByRole("link", { name: "Memberships" })).toBeVisible();
    const list = await menu(page).boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(heading?.y ?? 0);
  });

  test("bios and agendas are readable below their cards", async ({ page }) => {
    for (const path of ["/hitting", "/camps"]) {
      await page.goto(path);
      const texts = page.locator(".dialog-body");
      expect(await texts.count()).toBeGreaterThan(2);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const text of await texts.all()) await expect(text).toBeVisible();
        for (const dead of await page.locator(".card-opens, [command=close]").all())
          await expect(dead).toBeHidden();
        expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test("a form sends", async ({ page }) => {
    await answer(page, contact);
    await sendButton(page).click();
    await expect(alert(page, contact.thanks)).toBeVisible();
  });
});

test.describe("without :has()", () => {
  test.beforeEach(({ page }) => withoutHas(page));

  test("a form shows what is chosen and focused, and sends", async ({ page }) => {
    await answer(page, feedback);
    const step = control(page, "rating", String(feedback.answers["rating"]));
    const digit = step.locator("+ span");
    await expect(digit).toHaveCSS("text-decoration-line", "underline");
    await control(page, "name").focus();
    await step.focus();
    await page.keyboard.press("ArrowLeft");
    const focused = page.locator("input:focus + span");
    await expect(focused).toHaveCSS("outline-style", "solid");
    await sendButton(page).click();
    await expect(alert(page, feedback.thanks)).toBeVisible();
  });

  test("the header fits a phone", async ({ page }) => {
    for (const path of ["/", "/contactus"]) {
      await page.goto(path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});

test.describe("without light-dark() and color-mix()", () => {
  test.beforeEach(({ page }) => withoutComputedColors(page));

  test("a Send that waits is a box of another color than the page", async ({ page }) => {
    await page.goto(contact.path);
    await expect(sendButton(page)).toBeDisabled();
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect(sendButton(page)).not.toHaveCSS("background-color", paper);
    await expect(sendButton(page)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("light words have a dark ground", async ({ page }) => {
    for (const path of ["/", "/hitting", "/rentbattingcages"]) {
      await page.goto(path);
      const onNothing = await page
        .locator("main :is(.turf, .board, .clay)")
        .evaluateAll((all) =>
          all
            .filter((part) => getComputedStyle(part).backgroundColor === "rgba(0, 0, 0, 0)")
            .map((part) => part.className),
        );
      expect(onNothing, path).toEqual([]);
    }
  });
});
