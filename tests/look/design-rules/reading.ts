/** Pages of text: the contents of a long one, its lines, and the questions of one. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import type { Question } from "./question.ts";

export const reading: readonly Question[] = [
  {
    rule: "the contents of a long page stay in view in a narrow column beside its text",
    pages: sampled(["/cancel", "/privacy", "/staff"]),
    widths: [1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const contents = await page.locator(".table-of-contents").boundingBox();
      const text = await page.locator(".reading > article").boundingBox();
      expect.soft(contents?.width, where).toBeLessThanOrEqual(260);
      const gap = (text?.x ?? Infinity) - (contents?.x ?? 0) - (contents?.width ?? 0);
      expect.soft(gap, where).toBeLessThanOrEqual(80);
      // Low enough that each of these pages scrolls.
      const { height = 0 } = page.viewportSize() ?? {};
      await page.setViewportSize({ width, height: 700 });
      await page.locator(".reading > article h2").last().scrollIntoViewIfNeeded();
      await expect.soft(page.locator(".table-of-contents h2"), where).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
      await page.setViewportSize({ width, height });
    },
  },
  {
    rule: "no line of a long text has more than 80 characters",
    pages: sampled(["/cancel", "/privacy", "/staff"]),
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      await page.evaluate(() => document.fonts.ready);
      const longest = await page.locator("article .prose :is(p, li)").evaluateAll((texts) =>
        texts.map((text) => {
          const characters = new Map<number, number>();
          const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
          while (nodes.nextNode()) {
            const range = document.createRange();
            const { length } = nodes.currentNode.textContent ?? "";
            for (let at = 0; at < length; at++) {
              range.setStart(nodes.currentNode, at);
              range.setEnd(nodes.currentNode, at + 1);
              const line = Math.round(range.getBoundingClientRect().bottom / 4);
              characters.set(line, (characters.get(line) ?? 0) + 1);
            }
          }
          return Math.max(...characters.values());
        }),
      );
      expect.soft(longest.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...longest), where).toBeLessThanOrEqual(80);
    },
  },
  {
    rule: "questions begin below a heading of their own",
    pages: ["/first-visit"],
    widths: [390, 1280],
    ask: async (page, { where }) => {
      const questions = page.getByRole("region", { name: "Questions" });
      await expect.soft(questions.locator("> :first-child"), where).toHaveRole("heading");
      const heading = await questions.getByRole("heading").boundingBox();
      const first = questions.locator("details").first();
      expect.soft(((await first.boundingBox())?.y ?? 0) - (heading?.y ?? 0), where).toBeLessThan(70);
      await expect.soft(first, where).toHaveCSS("border-top-style", "solid");
    },
  },
];
