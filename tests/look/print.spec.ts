/** Pages on paper: black words, answers to all questions, and nothing that only a screen can do. */
import type { Page } from "@playwright/test";
import { pagesToVisit } from "../addresses.ts";
import { expect, test } from "../on-the-day.ts";
import { sampled } from "../scope.ts";

/** A sheet of letter paper between its margins, in CSS pixels. */
const sheet = { width: 680, height: 935 };

/** The visible parts of these elements, as HTML. */
function visible(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.outerHTML.slice(0, 120)),
    selector,
  );
}

/** The visible words that are not black; the plan prints with its colors. */
function faintWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faint: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent: text } = texts.currentNode;
      if (
        !element ||
        !text?.trim() ||
        element.closest("script, style, noscript, svg, template, .floor-plan-floor")
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const channels =
        getComputedStyle(element)
          .color.match(/[\d.]+/gu)
          ?.map(Number) ?? [];
      if (channels.slice(0, 3).some((channel) => channel > 0)) faint.push(`${text.trim()}: ${channels}`);
    }
    return faint;
  });
}

test("every page prints black words and no controls, in both themes", async ({ sharedPage: page }) => {
  // The full run loops over every page.
  test.slow();
  await page.setViewportSize(sheet);
  for (const { path } of pagesToVisit) {
    await page.goto(path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ media: "print", colorScheme });
      const where = `${path}, ${colorScheme}`;
      const controls = "button:not(.floor-plan button), .button, input[type=range], .open-now";
      expect.soft(await visible(page, controls), where).toEqual([]);
      expect.soft(await faintWords(page), where).toEqual([]);
      const answers = await page.locator(".questions .prose").count();
      expect.soft(await visible(page, ".questions .prose"), where).toHaveLength(answers);
    }
  }
});

test("no color changes softly on paper, where it would be printed before it has changed", async ({
  sharedPage: page,
}) => {
  await page.goto("/contactus");
  await page.emulateMedia({ media: "print" });
  const soft = await page.locator("body *").evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(element);
        return /color|all/u.test(transitionProperty) && /[1-9]/u.test(transitionDuration);
      })
      .map(({ className }) => String(className)),
  );
  expect(soft).toEqual([]);
});

test("the prices begin on the first sheet", async ({ sharedPage: page }) => {
  await page.goto("/prices");
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  // The name of what is sold is a link, and a PDF lists the links of each sheet.
  const [first = ""] = /\/Type\s*\/Page\b(?!s)[\s\S]*?endobj/u.exec(pdf) ?? [];
  const [links = ""] = /\/Annots\s*\[[^\]]*\]/u.exec(first) ?? [];
  expect(links.match(/ R\b/gu)?.length ?? 0, "links on the first sheet").toBeGreaterThan(3);
});

test("Home on paper is below 2 MB", async ({ sharedPage: page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.length).toBeLessThan(2_000_000);
});

test("where a browser cannot show closed answers on paper, they open for it, and close again", async ({
  sharedPage: page,
}) => {
  await page.goto("/first-visit", { waitUntil: "networkidle" });
  const questions = page.locator(".questions details");
  const open = page.locator(".questions details[open]");
  expect(await questions.count()).toBeGreaterThan(0);
  await questions.first().locator("summary").click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(open).toHaveCount(await questions.count());
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(open).toHaveCount(1);
});

test("a policy prints on one or two sheets", async ({ sharedPage: page }) => {
  for (const path of sampled([
    "/cancel",
    "/privacy",
    "/cagerules",
    "/facilityrules",
    "/mission",
    "/aboutus",
  ])) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: "Letter", preferCSSPageSize: true })).toString("latin1");
    expect.soft(pdf.match(/\/Type\s*\/Page\b/gu)?.length, path).toBeLessThanOrEqual(2);
  }
});
