/** How pages end: their last words, what is above the footer, and the footer. */
import type { Locator } from "@playwright/test";
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** Where something ends, in px from the top of the window. */
async function bottomOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().bottom);
}

/** Pages that sell training, with terms, and that end with a note. */
const besideTerms = ["/hittrax", "/fielding", "/camps", "/tournament", "/hitpricing", "/pitchprice"];

/** Asks whether a part ends where the page's content ends. */
function lastIs(part: string): Question["ask"] {
  return async (page, { where }) => {
    const main = await bottomOf(page.locator("main"));
    const note = await bottomOf(page.locator(`main ${part}`));
    expect.soft(main - note, where).toBeLessThan(2);
  };
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
    rule: "a page's last words are on a drawing, not in loose lines",
    pages: ["/ninjainfo", "/packages", "/rentopenarea", "/testimonials"],
    widths: [1280],
    ask: lastIs(".card-note"),
  },
  {
    rule: "a page's last words are below a chalk line, not in loose lines",
    pages: ["/aboutus", "/contactus", "/mission", "/staff", ...besideTerms],
    widths: [1280],
    ask: lastIs(".note-on-paper"),
  },
  {
    rule: "the buttons of a page's last words are beside them where the page is wide, and never below",
    pages: ["/contactus", "/mission", "/staff"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const note = page.locator(".note-on-paper");
      const [heading, words, buttons] = await Promise.all(
        [".card-note-heading", ".prose", ".row"].map((part) => note.locator(part).boundingBox()),
      );
      expect.soft(words?.x, where).toBe(heading?.x);
      expect.soft(buttons?.x, where).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    },
  },
  {
    rule: "terms and a page's last words are side by side in a wide window, else below one chalk line",
    pages: besideTerms,
    widths: [390, 768, 1024, 1280, 1920],
    ask: async (page, { width, where }) => {
      const shown = await page.locator("main :is(.package-terms-room, .note-on-paper)").evaluateAll((all) =>
        all.map((end) => {
          const heading = end.querySelector("h2, .card-note-heading");
          if (!heading) throw new Error("There is no heading.");
          return {
            hasLine: getComputedStyle(end, "::after").height !== "0px",
            top: Math.round(heading.getBoundingClientRect().top),
            lineHeight: getComputedStyle(heading).lineHeight,
          };
        }),
      );
      const [terms, note] = shown;
      const isWide = width >= 1024;
      expect.soft([terms?.hasLine, note?.hasLine], where).toEqual([true, isWide]);
      expect.soft(note?.lineHeight, `${where}: lines of the headings`).toBe(terms?.lineHeight);
      if (isWide) expect.soft(note?.top, where).toBe(terms?.top);
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
