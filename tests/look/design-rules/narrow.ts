/** Pages in the narrowest window, also with wider text spacing, and where their columns are narrowest. */
import { pagesToVisit } from "../../addresses.ts";
import { expect } from "../../fixtures.ts";
import { overflow } from "../../overflow.ts";
import { everyOther } from "../../scope.ts";
import { brokenWords, cutOff, smallTargets } from "../fits.ts";
import type { Question } from "./question.ts";

export const narrow: readonly Question[] = [
  {
    rule: "pages fit 320 px, also with wider text spacing (WCAG 1.4.12), and main targets are 44 px large",
    // In `npm test`, axe.spec.ts sees that the other pages fit 320 px.
    pages: everyOther(pagesToVisit, 0).map(({ path }) => path),
    widths: [320],
    ask: async (page, { where }) => {
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await overflow(page), where).toBeLessThanOrEqual(0);
      expect.soft(await brokenWords(page), `${where}: words broken in two`).toEqual([]);
      expect.soft(await smallTargets(page), `${where}: smaller than 44 px`).toEqual([]);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
        );
        document.adoptedStyleSheets.push(sheet);
      });
      expect.soft(await cutOff(page), `${where}, wider spacing`).toEqual([]);
      expect.soft(await overflow(page), `${where}, wider spacing`).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    },
  },
  {
    rule: "no word is broken in two where columns begin to stand beside each other",
    pages: [...new Set(["/specials", "/404.html", ...everyOther(pagesToVisit, 1).map(({ path }) => path)])],
    widths: [768],
    ask: async (page, { where }) => {
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await brokenWords(page), where).toEqual([]);
    },
  },
];
