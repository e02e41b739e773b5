/** How pages end: their last words, what is above the footer, and the footer. */
import type { Locator } from "@playwright/test";
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** Where something ends, in px from the top of the window. */
async function bottomOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().bottom);
}

export const ends: readonly Question[] = [
  {
    rule: "nothing on a dark ground repeats the hours or the terms directly above the footer",
    pages: ["/rentbattingcages", "/rentopenarea", "/feedback", "/teampractice", "/hitting", "/prices"],
    widths: [390, 1280],
    ask: async (page, { where }) => {
      const end = await bottomOf(page.locator("main"));
      const cards = await page
        .locator("main :is(.facility-card, .package-terms)")
        .evaluateAll((all) =>
          all
            .filter((card) => card.checkVisibility())
            .map(
              (card) =>
                [
                  card.getBoundingClientRect().bottom,
                  getComputedStyle(card).backgroundColor === "rgba(0, 0, 0, 0)",
                ] as const,
            ),
        );
      const dark = cards.filter(([bottom, isOnPaper]) => !isOnPaper && end - bottom < 64);
      expect.soft(dark, where).toEqual([]);
    },
  },
  {
    rule: "a page's last words are on the infield, not in loose lines",
    pages: [
      "/contactus",
      "/hittrax",
      "/fielding",
      "/camps",
      "/tournament",
      "/pitchprice",
      "/mission",
      "/staff",
      "/ninjainfo",
    ],
    widths: [1280],
    ask: async (page, { where }) => {
      const main = await bottomOf(page.locator("main"));
      const note = await bottomOf(page.locator("main .card-note"));
      expect.soft(main - note, where).toBeLessThan(2);
    },
  },
  {
    rule: "the footer fits a phone's screen",
    pages: ["/privacy"],
    widths: [390],
    ask: async (page, { where }) => {
      expect.soft((await page.locator("footer").boundingBox())?.height, where).toBeLessThan(780);
    },
  },
  {
    rule: "the headings of the footer are on one line in a wide window",
    pages: ["/privacy"],
    widths: [1280],
    ask: async (page, { where }) => {
      const tops = await page
        .locator("footer h2")
        .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
      // The hours and the social pages are below another part.
      const first = tops.filter((top) => top - Math.min(...tops) < 2);
      expect.soft(first, where).toHaveLength(tops.length - 2);
    },
  },
];
