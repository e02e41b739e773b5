import type { Page } from "@playwright/test";
import { violationsOn } from "../axe.ts";
import { overflow } from "../overflow.ts";
import { still } from "../still.ts";
import { everything, sampled } from "../scope.ts";
import { alert, control, fillAtOnce, holdScript, open, scriptsOf, sendButton } from "./drive.ts";
import { employment, feedback, forms } from "./specified-forms.ts";
import { expect, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Checks the page, or what changes in it, against the accessibility rules and the width of the window. */
async function sound(page: Page, state: string, part = "main"): Promise<void> {
  await still(page);
  // Elements that happen to be under the fixed header would count as too small.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  expect(await violationsOn(page, { part, also: ["best-practice"] }), state).toEqual([]);
  expect(await overflow(page), `${state}: pixels wider than the window`).toBeLessThanOrEqual(0);
}

const looks = [
  [390, "light"],
  [1280, "dark"],
] as const;

for (const [turn, [width, colorScheme]] of looks.entries()) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    // In `npm test`, the forms that have every kind of control and every state.
    for (const specified of everything ? forms : [turn === 0 ? employment : feedback]) {
      test(`${specified.name} is accessible in every state`, async ({ reusedPage: page, mail }) => {
        test.slow();
        await open(page, specified);
        await sound(page, "untouched", ":root");
        if (await sendButton(page).isEnabled()) await sendButton(page).click();
        else for (const name of specified.controls) await page.locator(`[name="${name}"]`).focus();
        await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
        await sound(page, "with errors");
        // The states after Send look the same in every form.
        if (specified !== feedback) return;

        await fillAtOnce(page, specified.answers);
        await expect(page.locator("[aria-invalid]")).toHaveCount(0);
        if (everything) await sound(page, "put right");

        await page.locator(".trap input").evaluate((trap) => {
          (trap as HTMLInputElement).value = "x";
        });
        await sendButton(page).click();
        await expect(page.getByRole("button", { name: "Yes, send it" })).toBeFocused();
        await sound(page, "asking");

        mail.fails({ kind: "status", status: 400 });
        await page.getByRole("button", { name: "Yes, send it" }).click();
        await expect(alert(page, "hasn't reached us yet")).toBeVisible();
        await sound(page, "not delivered");
        await sendButton(page).click();
        // The honeypot is still filled in, so the question is asked again.
        await page.getByRole("button", { name: "Yes, send it" }).click();
        // By then the page has scrolled to it.
        await expect(alert(page, specified.thanks)).toBeFocused();
        await sound(page, "sent");
      });
    }

    if (turn > 0 && !everything) return;
    test("the dropdown of jobs is accessible", async ({ reusedPage: page }) => {
      await open(page, employment);
      await page.locator("summary", { hasText: "Job descriptions" }).click();
      await sound(page, "jobs");
    });
  });
}

test("checked options and errors are visible in forced colors", async ({ reusedPage: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, feedback);
  await sendButton(page).click();
  const scale = page.locator(".scale-step");
  await scale.nth(4).click();
  await still(page);
  const color = (index: number) =>
    scale.nth(index).evaluate((step) => getComputedStyle(step).backgroundColor);
  expect(await color(4)).not.toBe(await color(5));
  await expect(page.locator("#feedback-name-error")).toHaveText("Name is required");
});

for (const [width, height, colorScheme] of sampled([
  [320, 400, "light"],
  [390, 844, "light"],
  [1280, 900, "dark"],
] as const)) {
  test(`a form that did not load is accessible at ${width} × ${height} px, ${colorScheme}`, async ({
    reusedPage: page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const { form } = await scriptsOf(page, employment.path);
    (await holdScript(page, form)).fail();
    await page.goto(employment.path);
    await expect(alert(page, "hasn't loaded")).toBeAttached();
    await expect(page.locator(".not-loaded")).toBeVisible();
    expect(await violationsOn(page, { also: ["best-practice"] })).toEqual([]);
    const field = control(page, "Accomplishments");
    await field.focus();
    await expect
      .poll(
        () =>
          field.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) === element;
          }),
        { message: "nothing lies on the field" },
      )
      .toBe(true);
  });
}
