/** Home's head: its words beside what is in front in its picture. */
import { expect } from "../../fixtures.ts";
import { linesIn } from "../lines.ts";
import type { Question } from "./question.ts";

const fromTabletOn = [704, 768, 1024, 1280, 1920, 2560];

export const home: readonly Question[] = [
  {
    rule: "Home's eyebrow is one line on a phone",
    pages: ["/"],
    widths: [360, 390],
    ask: async (page, { where }) => {
      const box = await page.locator(".home-hero .eyebrow").boundingBox();
      expect.soft(box?.height, where).toBeLessThan(30);
    },
  },
  {
    rule: "the chalk line below Home's title ends a little after its last line",
    pages: ["/"],
    widths: [360, 390, ...fromTabletOn],
    ask: async (page, { where }) => {
      const title = page.locator(".home-hero h1");
      const [last] = (await linesIn(title)).slice(-1);
      const end = await title.locator("span").evaluate((words) => {
        const { width } = getComputedStyle(words, "::after");
        return words.getBoundingClientRect().left + Number.parseFloat(width);
      });
      expect.soft(end - (last?.right ?? 0), where).toBeGreaterThan(3);
      expect.soft(end - (last?.right ?? 0), where).toBeLessThan(9);
    },
  },
  {
    rule: "in a wide window, Home's hours are one row of similar cells, in any state as high as at first",
    pages: ["/"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const cells = page.locator(".home-hero-hours :is(.hours-board-now, .hours-board-cell)");
      const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
      const tops = await cells.evaluateAll((all) =>
        all.map((cell) => {
          const { top, bottom } = cell.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect.soft(new Set(tops).size, where).toBe(1);
      expect.soft((widths[0] ?? 0) / Math.max(...widths.slice(1)), where).toBeLessThan(1.4);
      const heights = await page.locator(".home-hero-hours .hours-board").evaluate((board) => {
        const now = board.querySelector<HTMLElement>(".hours-board-now");
        if (!now) throw new Error("The board does not say whether it is open.");
        const before = [...now.childNodes];
        const phone = Object.assign(document.createElement("a"), {
          href: "tel:+16145550142",
          textContent: "(614) 555-0142",
        });
        const states = [
          ["Hours"],
          ["Closed now. Opens Wednesday at 2:00pm"],
          ["Thanksgiving: hours may differ. Call ", phone, "."],
        ].map((words) => {
          now.replaceChildren(...words);
          return board.getBoundingClientRect().height;
        });
        now.replaceChildren(...before);
        return states;
      });
      expect.soft(new Set(heights).size, where).toBe(1);
    },
  },
  {
    rule: "from a tablet on, Home's words stand beside what is in front in its picture, which is behind all of them",
    pages: ["/"],
    widths: fromTabletOn,
    ask: async (page, { width, where }) => {
      const hero = page.locator(".home-hero");
      const [all, picture, heading] = await Promise.all(
        [hero, hero.locator("img"), hero.locator("h1")].map((part) => part.boundingBox()),
      );
      expect.soft(picture?.height, where).toBe(all?.height);
      // The scrim is dark where the heading is.
      const end = (heading?.x ?? 0) + (heading?.width ?? 0);
      expect.soft(end / width, where).toBeLessThan(0.5);
      // No edge of the picture is seen beyond the dark part of the scrim.
      expect.soft((picture?.x ?? 0) / width, where).toBeLessThan(0.36);
      expect.soft((picture?.x ?? 0) + (picture?.width ?? 0), where).toBeGreaterThanOrEqual(width - 1);
    },
  },
  {
    rule: "from a tablet on, Home's words end before what is in front, and the picture's edge is faded",
    pages: ["/"],
    widths: fromTabletOn,
    ask: async (page, { width, where }) => {
      for (const part of [".eyebrow", ".home-hero-lead"]) {
        const lines = await linesIn(page.locator(`.home-hero ${part}`));
        const end = Math.max(...lines.map(({ right }) => right));
        expect.soft(end / width, `${where}: ${part}`).toBeLessThan(part === ".eyebrow" ? 0.5 : 0.45);
      }
      const fade = await page.locator(".home-hero img").evaluate((image) => {
        const { maskImage, webkitMaskImage } = getComputedStyle(image);
        return maskImage || webkitMaskImage;
      });
      expect.soft(fade, where).toContain("linear-gradient(90deg, rgba(0, 0, 0, 0), rgb(0, 0, 0) 240px)");
    },
  },
];
