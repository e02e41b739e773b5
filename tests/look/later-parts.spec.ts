/**
 * A page has the styles of what it shows (`src/lib/shown-styles.ts`), also of what a script shows later: an element is never
 * without a rule that the source has for it.
 */
import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { alert, open, sendButton, submit } from "../forms/drive.ts";
import { contact, employment, feedback } from "../forms/specified-forms.ts";
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

test.use({ viewport: { width: 390, height: 844 } });

const sheets = globSync("src/**/*.css").map((file) => [file, readFileSync(file, "utf8")] as const);

/** The rules of the source that fit an element of the page, and whose classes no rule of the page names. */
function missingRules(page: Page): Promise<string[]> {
  return page.evaluate((all) => {
    const partsOf = (selector: string) => selector.replaceAll(/:(?:not|is|where)\([^()]*\)/gu, "").split(",");
    const classesOf = (selector: string) => selector.match(/\.[a-z][\w-]*/gu) ?? [];
    const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...("cssRules" in rule ? rulesIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const onPage = [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .map(({ selectorText }) => new Set(classesOf(selectorText)));
    const fits = (selector: string) => {
      const withoutStates = selector.replaceAll(
        /::[a-z][\w-]*|:(?:hover|active|focus(?:-visible|-within)?)\b/gu,
        "",
      );
      try {
        return document.querySelector(withoutStates) !== null;
      } catch {
        // It is nothing without its states.
        return false;
      }
    };
    return all.flatMap(([file, text]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return rulesIn(sheet.cssRules)
        .flatMap(({ selectorText }) => partsOf(selectorText))
        .filter((selector) => classesOf(selector).length > 0 && fits(selector))
        .filter((selector) => !onPage.some((names) => classesOf(selector).every((name) => names.has(name))))
        .map((selector) => `${file}: ${selector.trim()}`);
    });
  }, sheets);
}

test("a form has them after errors and after sending", async ({ page }) => {
  for (const form of [employment, feedback]) {
    await open(page, form);
    await sendButton(page).click();
    await expect(page.locator(".error-summary")).toBeVisible();
    expect.soft(await missingRules(page), `${form.path} with errors`).toEqual([]);
  }
  await open(page, contact);
  await submit(page, contact);
  await expect(alert(page, contact.thanks)).toBeVisible();
  expect.soft(await missingRules(page), `${contact.path}, sent`).toEqual([]);
});

test("a page has them with its menu, a dialog or results of the search open", async ({ page }) => {
  for (const [path, name] of sampled(
    [
      ["/hitting", "Bio Marcus Bell"],
      ["/rentbattingcages", "Cage 4"],
      ["/", "Cage 4"],
      ["/camps", "Agenda"],
    ] as const,
    2,
  )) {
    await page.goto(path);
    expect.soft(await missingRules(page), path).toEqual([]);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect.soft(await missingRules(page), `the menu of ${path}`).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect.soft(await missingRules(page), `a dialog of ${path}`).toEqual([]);
  }
  await page.goto("/search?q=cage");
  await expect(page.locator("ol").getByRole("link").first()).toBeVisible();
  expect.soft(await missingRules(page), "results").toEqual([]);
});

test("a class without its rules is found", async ({ page }) => {
  await page.goto("/mission");
  expect(await missingRules(page)).toEqual([]);
  await page.locator("main").evaluate((main) => {
    const error = document.createElement("p");
    error.className = "field-error";
    main.append(error);
  });
  expect(await missingRules(page)).toContain("src/ui/fields/fields.css: .field-error");
});
