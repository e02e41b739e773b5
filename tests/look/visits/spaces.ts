/** Cages and the open area: their rent, their pictures and their buttons. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const spaces: readonly Question[] = [
  {
    rule: "on a phone, the rent of a cage and the link to its times share a line",
    pages: ["/rentbattingcages"],
    widths: [360, 390],
    ask: async (page, { where }) => {
      const board = page.locator(".rental-board");
      expect.soft((await board.boundingBox())?.height, where).toBeLessThanOrEqual(76);
      const link = await board.getByRole("link").boundingBox();
      expect.soft(link?.height, where).toBeLessThan(48);
    },
  },
  {
    rule: "in a wide window, the rent of a space is at the start of its strip, and the links are at the end",
    pages: ["/rentbattingcages", "/rentopenarea"],
    widths: [768, 1024, 1280],
    ask: async (page, { where }) => {
      const { start, end, lines } = await page.locator(".rental-board").evaluate((board) => {
        const outer = board.getBoundingClientRect();
        const parts = [...board.children].map((part) => part.getBoundingClientRect());
        return {
          start: (parts[0]?.left ?? 0) - outer.left,
          end: outer.right - (parts.at(-1)?.right ?? 0),
          lines: new Set(parts.map(({ top, height }) => Math.round((top + height / 2) / 8))).size,
        };
      });
      expect.soft(start, where).toBeLessThan(40);
      expect.soft(end, where).toBeLessThan(40);
      expect.soft(lines, `${where}: lines`).toBe(1);
    },
  },
  {
    rule: "the buttons to rent a cage are on one line on a small phone",
    pages: ["/rentbattingcages"],
    widths: [360],
    ask: async (page, { where }) => {
      const heights = await page
        .locator(".space-listing-buttons .button")
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
      expect.soft(heights.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...heights), where).toBeLessThanOrEqual(48);
    },
  },
  {
    rule: "on a phone a cage is a row with its pictures beside its words",
    pages: ["/rentbattingcages"],
    widths: [390],
    ask: async (page, { where }) => {
      const rows = await page.locator(".space-listing").evaluateAll((all) =>
        all.map((listing) => {
          const [pictures, name] = [".space-listing-pictures", "h2"].map((part) =>
            listing.querySelector(part)?.getBoundingClientRect(),
          );
          return {
            height: listing.getBoundingClientRect().height,
            between: (name?.left ?? 0) - (pictures?.right ?? 0),
          };
        }),
      );
      expect.soft(rows.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...rows.map(({ height }) => height)), where).toBeLessThanOrEqual(230);
      expect.soft(Math.min(...rows.map(({ between }) => between)), where).toBeGreaterThanOrEqual(12);
    },
  },
  {
    rule: "a space has two pictures of 3 by 2, large enough to tell it from the others",
    pages: ["/rentbattingcages", "/rentopenarea"],
    widths: [360, 390, 768, 1024, 1280],
    ask: async (page, { where, width }) => {
      const leasts: Readonly<Record<number, number>> = { 360: 136, 390: 150, 768: 210, 1024: 210, 1280: 240 };
      const listings = await page.locator(".space-listing").evaluateAll(
        (all, least) =>
          all.map((listing) =>
            [...listing.querySelectorAll("picture")]
              .map((picture) => picture.getBoundingClientRect())
              .filter((picture) => picture.width > 0)
              .map((picture) => [
                picture.width >= least,
                Math.abs(picture.width / picture.height - 1.5) < 0.02,
              ]),
          ),
        leasts[width] ?? 0,
      );
      expect.soft(listings.length, where).toBeGreaterThan(0);
      const expected = [
        [true, true],
        [true, true],
      ];
      expect.soft(listings, where).toEqual(listings.map(() => expected));
    },
  },
  {
    rule: "the words about a space keep clear of its buttons",
    pages: ["/rentbattingcages"],
    widths: [768, 960, 1024, 1100, 1280],
    ask: async (page, { where }) => {
      const gaps = await page.locator(".space-listing").evaluateAll((all) =>
        all.map((listing) => {
          const words = document.createRange();
          words.selectNodeContents(listing.querySelector(".prose") ?? listing);
          const buttons = listing.querySelector(".space-listing-buttons")?.getBoundingClientRect();
          const lines = [...words.getClientRects()];
          const isBeside = lines.some(
            ({ top, bottom }) => bottom > (buttons?.top ?? 0) && top < (buttons?.bottom ?? 0),
          );
          const end = Math.max(...lines.map(({ right }) => right));
          return isBeside ? Math.round((buttons?.left ?? 0) - end) : 100;
        }),
      );
      expect.soft(gaps.length, where).toBeGreaterThan(0);
      expect.soft(Math.min(...gaps), where).toBeGreaterThanOrEqual(16);
    },
  },
  {
    rule: "in a wide window, the words about a cage and those of each of its buttons are on one line, without a wide gap",
    pages: ["/rentbattingcages"],
    widths: [1280, 1920],
    ask: async (page, { where }) => {
      const found = await page.locator(".space-listing").evaluateAll((all) =>
        all.map((listing) => {
          const words = document.createRange();
          words.selectNodeContents(listing.querySelector(".prose p") ?? listing);
          const buttons = [...listing.querySelectorAll(".button")].map((each) =>
            each.getBoundingClientRect(),
          );
          return {
            lines: new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom))).size,
            buttonHeight: Math.max(...buttons.map(({ height }) => height)),
            // "In the middle." is the shortest.
            gap: Math.min(...buttons.map(({ left }) => left)) - words.getBoundingClientRect().right,
          };
        }),
      );
      expect.soft(found.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...found.map(({ lines }) => lines)), where).toBe(1);
      expect.soft(Math.max(...found.map(({ buttonHeight }) => buttonHeight)), where).toBeLessThanOrEqual(50);
      expect.soft(Math.max(...found.map(({ gap }) => gap)), where).toBeLessThanOrEqual(100);
    },
  },
];
