/** Pages on paper: black words, answers to all questions, and nothing that only a screen can do. */
import type { Page } from "@playwright/test";
import { pagesToVisit } from "../../addresses.ts";
import { expect } from "../../fixtures.ts";
import { everyOther } from "../../scope.ts";
import type { Question } from "./question.ts";

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

/** The elements whose content goes on beyond their edge, where paper cuts it off. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => /auto|scroll/u.test(getComputedStyle(element).overflowX))
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

export const paper: readonly Question[] = [
  {
    rule: "every page prints black words, whole strips and no controls, in both themes",
    pages: everyOther(pagesToVisit, 0).map(({ path }) => path),
    // A sheet of letter paper between its margins.
    widths: [680],
    ask: async (page, { where }) => {
      for (const colorScheme of ["dark", "light"] as const) {
        await page.emulateMedia({ media: "print", colorScheme });
        const controls =
          "button:not(.floor-plan button), .button, .send-reason, input[type=range], .open-now";
        expect.soft(await visible(page, controls), `${where}, ${colorScheme}`).toEqual([]);
        expect.soft(await faintWords(page), `${where}, ${colorScheme}`).toEqual([]);
        const answers = await page.locator(".questions .prose").count();
        expect
          .soft(await visible(page, ".questions .prose"), `${where}, ${colorScheme}`)
          .toHaveLength(answers);
      }
      expect.soft(await cutOff(page), `${where}, cut off`).toEqual([]);
      await page.emulateMedia({ media: null });
    },
  },
];
