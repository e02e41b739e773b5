/** The cards of coaches, and the page's own text beside them. */
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
    rule: "beside coaches, the page's own text has their lines: a drawing as high as their pictures, and its buttons beside theirs",
    pages: ["/hitting", "/pitching", "/speed", "/coaches"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const { card, note } = await page.locator(".card-grid").evaluate((grid) => {
        const beside = grid.querySelector(".card-grid-note");
        const bottomOf = (element?: Element | null) =>
          Math.round(element?.getBoundingClientRect().bottom ?? 0);
        const last = [...grid.querySelectorAll(".coach-card:not(.card-placeholder)")].at(-1);
        // That of a coach without a price is higher in a narrow card.
        const pictured = grid.querySelector(".coach-card:has(.price) > picture");
        const drawing = getComputedStyle(beside?.querySelector(".card-note") ?? grid, "::before").height;
        return {
          card: {
            end: bottomOf(last),
            button: bottomOf([...(last?.querySelectorAll(".button") ?? [])].at(-1)),
            picture: Math.round(pictured?.getBoundingClientRect().height ?? 0),
          },
          note: {
            end: bottomOf(beside),
            button: bottomOf([...(beside?.querySelectorAll(".button") ?? [])].at(-1)),
            picture: Math.round(Number.parseFloat(drawing)),
          },
        };
      });
      expect.soft(note.end, where).toBe(card.end);
      expect.soft(Math.abs(note.button - card.button), `${where}: buttons`).toBeLessThanOrEqual(1);
      expect.soft(Math.abs(note.picture - card.picture), `${where}: drawing`).toBeLessThanOrEqual(2);
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
    rule: "a coach's card says a few words about the coach; what is open is said once",
    pages: ["/hitting"],
    widths: [320, 390, 768, 1024, 1280],
    ask: async (page, { where }) => {
      const summary = page.locator("#marcus-bell").getByText("Four years of college ball");
      await expect.soft(summary, where).toBeVisible();
      for (const text of ["We're looking for coaches", "Nothing to buy or book yet."])
        await expect
          .soft(page.locator("main").getByText(text).filter({ visible: true }), where)
          .toHaveCount(1);
    },
  },
];
