/** Pages of text: the contents of a long one, its lines, and the questions of one. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** In how many columns the contents are, above the text. */
const columnsAt: Readonly<Record<number, number>> = { 390: 2, 768: 3 };

export const reading: readonly Question[] = [
  {
    rule: "the contents of a long page stay in view in a narrow column beside its text, and mark the section that is read",
    pages: ["/staff", "/cancel", "/privacy"],
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
      await page.locator("article h2").last().scrollIntoViewIfNeeded();
      await expect.soft(page.locator(".table-of-contents h2"), where).toBeInViewport({ ratio: 1 });
      const current = page.locator(".table-of-contents a:target-current");
      await expect.soft(current, where).toHaveCSS("font-weight", "700");
      await page.evaluate(() => scrollTo(0, 0));
      await page.setViewportSize({ width, height });
    },
  },
  {
    rule: "no line of a long text has more than 80 characters",
    pages: ["/privacy", "/cancel", "/staff"],
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
    rule: "above the text, the contents are in columns",
    pages: ["/accessibility", "/staff", "/cancel"],
    widths: Object.keys(columnsAt).map(Number),
    ask: async (page, { width, where }) => {
      const lefts = await page
        .locator(".table-of-contents li")
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
      expect.soft(new Set(lefts).size, where).toBe(columnsAt[width]);
    },
  },
  {
    rule: "a text that begins in large letters has no contents, because its few sections are all in view",
    pages: ["/mission", "/aboutus"],
    widths: [390, 768, 1280],
    ask: async (page, { where }) => {
      await expect.soft(page.locator(".table-of-contents"), where).toHaveCount(0);
    },
  },
  {
    rule: "a short text that begins with a few sentences has them in large letters across the page",
    pages: ["/mission"],
    widths: [1280],
    ask: async (page, { where }) => {
      const statement = page.locator("main .opening p").first();
      await expect.soft(statement, where).toBeVisible();
      const size = await statement.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      expect.soft(size, where).toBeGreaterThan(24);
    },
  },
  {
    rule: "a list, a long text and one without other sections begin as usual",
    pages: ["/facilityrules", "/privacy"],
    widths: [1280],
    ask: async (page, { where }) => {
      await expect.soft(page.locator("main .opening"), where).toHaveCount(0);
    },
  },
  {
    rule: "the text about the facility is in two columns as wide as the faces above it, which begin together and end within two lines",
    pages: ["/aboutus"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const topsOf = (part: string) =>
        page
          .locator(part)
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      const [find, coach] = await topsOf("main article h2");
      expect.soft(find, where).toBe(coach);
      const ends = await page
        .locator("main article :is(ul, ol)")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      expect.soft(ends, where).toHaveLength(2);
      expect.soft(Math.max(...ends) - Math.min(...ends), where).toBeLessThanOrEqual(56);
    },
  },
  {
    rule: "in a wide window, the faces of all coaches are in view, each with its name on one line",
    pages: ["/aboutus"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const faces = page.locator(".coach-faces");
      const hidden = await faces.evaluate((list) => list.scrollWidth - list.clientWidth);
      expect.soft(hidden, where).toBeLessThanOrEqual(1);
      const heights = await faces
        .locator("a")
        .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
      expect.soft(heights.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...heights), where).toBeLessThan(30);
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
