/** The cards of coaches, and of open spots beside them. */
import type { Page } from "@playwright/test";
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** The pixels below each part of the words of some cards. */
function gapsInWords(page: Page, kind: string): Promise<number[]> {
  return page.locator(`${kind} .card-words`).evaluateAll((all) =>
    all.flatMap((words) => {
      const parts = [...words.children].map((part) => part.getBoundingClientRect());
      const end = words.getBoundingClientRect().bottom;
      return parts.map(({ bottom }, index) => Math.round((parts[index + 1]?.top ?? end) - bottom));
    }),
  );
}

export const coachCards: readonly Question[] = [
  {
    rule: "in a narrow card, the words of a coach without a price have no gap in them, and nothing below them",
    pages: ["/coaches"],
    widths: [768, 1024, 1199],
    ask: async (page, { where }) => {
      const gaps = await gapsInWords(page, ".coach-card:not(:has(.price))");
      expect.soft(gaps.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...gaps), where).toBeLessThanOrEqual(8);
    },
  },
  {
    rule: "beside a coach, an open spot's name is on the line of the coach's, and no two of its lines are far apart",
    pages: ["/hitting", "/speed"],
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const spots = ".card-placeholder:not(.card-tile)";
      const topsOfNames = await page
        .locator(`:is(.coach-card:not(.card-placeholder), ${spots}) h2`)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect.soft(topsOfNames.length, where).toBe(3);
      expect.soft(Math.max(...topsOfNames) - Math.min(...topsOfNames), where).toBeLessThan(2);
      // What is free is no more than the line about a coach and a price take.
      expect.soft(Math.max(...(await gapsInWords(page, spots))), where).toBeLessThan(48);
    },
  },
  {
    rule: "in a row of its own, the words of an open spot are one run in the middle of its height",
    pages: ["/hitting", "/speed"],
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const tiles = await page.locator(".card-tile .card-words").evaluateAll((all) =>
        all.map((words) => {
          const parts = [...words.children].map((part) => part.getBoundingClientRect());
          const { top, bottom } = words.getBoundingClientRect();
          const gaps = parts.slice(1).map((part, index) => part.top - (parts[index]?.bottom ?? 0));
          return {
            widest: Math.max(...gaps),
            above: (parts[0]?.top ?? 0) - top,
            below: bottom - (parts.at(-1)?.bottom ?? 0),
          };
        }),
      );
      expect.soft(tiles.length, where).toBeGreaterThan(4);
      for (const { widest, above, below } of tiles) {
        expect.soft(widest, where).toBeLessThanOrEqual(8);
        expect.soft(Math.max(above, below), where).toBeLessThan(40);
      }
    },
  },
  {
    rule: "in a wide window, names of the coaches in a row are on one line, and what is not sold is said on the line of the prices",
    pages: ["/hitting", "/speed", "/fielding", "/coaches"],
    widths: [1200, 1280, 1920],
    ask: async (page, { where }) => {
      const cards = await page.locator(".coach-card:not(.card-placeholder)").evaluateAll((all) =>
        all.map((card) => {
          const boxOf = (part: string) => card.querySelector(part)?.getBoundingClientRect();
          return {
            row: Math.round(card.getBoundingClientRect().top),
            picture: boxOf("picture")?.height ?? 0,
            name: boxOf("h2")?.top ?? 0,
            last: boxOf(".card-words > :last-child"),
            above: boxOf(".card-words > :nth-last-child(2)"),
            isSold: card.querySelector(".price") !== null,
          };
        }),
      );
      const rows = [...Map.groupBy(cards, ({ row }) => row).values()];
      const spread = (all: number[]) => Math.max(...all) - Math.min(...all);
      for (const row of rows) {
        expect.soft(spread(row.map(({ picture }) => picture)), `${where}: pictures`).toBeLessThan(1);
        expect.soft(spread(row.map(({ name }) => name)), `${where}: names`).toBeLessThan(1);
        expect.soft(spread(row.map(({ last }) => last?.bottom ?? 0)), `${where}: ends`).toBeLessThan(1);
        // What is free is no more than the line about a coach and a price take.
        for (const { last, above } of row.filter(({ isSold }) => !isSold))
          expect.soft((last?.top ?? 0) - (above?.bottom ?? 0), `${where}: a gap`).toBeLessThan(64);
      }
    },
  },
  {
    rule: "a coach's card says a few words about the coach; an open spot does so beside a coach, from a tablet on",
    pages: ["/hitting"],
    widths: [320, 390, 768, 1024, 1280],
    ask: async (page, { width, where }) => {
      const summary = page.locator("#marcus-bell").getByText("Four years of college ball");
      await expect.soft(summary, where).toBeVisible();
      const ofOpenSpots = page.locator(".card-placeholder").getByText("We're looking for coaches");
      await expect.soft(ofOpenSpots.filter({ visible: true }), where).toHaveCount(width < 768 ? 0 : 1);
    },
  },
];
