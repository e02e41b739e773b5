/** Cards in a row are equal, and nothing has an empty area in it. */
import type { Page } from "@playwright/test";
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

/** Cards in one row that differ in height, or have their buttons on different lines. */
function unequalCards(page: Page): Promise<string[]> {
  return page.locator("main :is(.card, .offer-card, .link-card)").evaluateAll((all) => {
    const rows = Map.groupBy(all, (card) => Math.round(card.getBoundingClientRect().top));
    return [...rows.values()].flatMap((row) => {
      const edges = row.map((card) => {
        const last = [...card.querySelectorAll("a.button, button")].at(-1);
        const lowest = last?.getBoundingClientRect().bottom;
        return [card.getBoundingClientRect().bottom, lowest ?? 0].map(Math.round);
      });
      const differ = [0, 1].some((edge) => {
        const positions = edges.map((each) => each[edge] ?? 0);
        return Math.max(...positions) - Math.min(...positions) > 1;
      });
      return differ ? [row.map((card) => card.querySelector("h2, h3")?.textContent).join(" | ")] : [];
    });
  });
}

/** Cards with more empty height than `most` pixels between two of their parts. */
function emptyGaps(page: Page, most: number): Promise<string[]> {
  return page.locator("main :is(.card, .offer-card, .special-card, .panel)").evaluateAll((all, limit) => {
    const textOrPicture = "h2, h3, p, li, img, .card-base, .price, .button, dt, dd";
    return all.flatMap((card) => {
      const boxes = [...card.querySelectorAll(textOrPicture)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .sort((a, b) => a.top - b.top);
      let bottom = card.getBoundingClientRect().top;
      let widest = 0;
      for (const box of boxes) {
        widest = Math.max(widest, box.top - bottom);
        bottom = Math.max(bottom, box.bottom);
      }
      widest = Math.max(widest, card.getBoundingClientRect().bottom - bottom);
      return widest > limit ? [`${card.querySelector("h2, h3")?.textContent}: ${Math.round(widest)}`] : [];
    });
  }, most);
}

export const cards: readonly Question[] = [
  {
    rule: "cards in a row are equal, and none has an empty gap",
    pages: [
      "/",
      "/packages",
      "/hitting",
      "/speed",
      "/camps",
      "/buytokens",
      "/hittrax",
      "/coaches",
      "/specials",
      "/ninjayouth",
      "/tournament",
    ],
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      expect.soft(await unequalCards(page), `${where}: unequal`).toEqual([]);
      expect.soft(await emptyGaps(page, 150), `${where}: empty pixels`).toEqual([]);
    },
  },
  {
    rule: "reviews beside each other begin on one line, and their names stand on one line",
    pages: ["/", "/testimonials"],
    widths: [1280],
    ask: async (page, { where }) => {
      for (const part of ["blockquote", "figcaption"]) {
        const tops = await page
          .locator(`.testimonial ${part}`)
          .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
        expect.soft(tops.length, where).toBeGreaterThan(2);
        expect.soft(new Set(tops).size, `${where}: ${part}`).toBe(1);
      }
    },
  },
  {
    rule: "the text after the cards fills what their last row leaves free",
    pages: ["/hitting", "/pitching", "/speed", "/coaches"],
    widths: [768, 1024, 1280, 1920],
    ask: async (page, { where }) => {
      const [note, last, grid] = await Promise.all([
        page.locator(".card-grid-note").boundingBox(),
        page.locator(".card:not(.card-placeholder)").last().boundingBox(),
        page.locator(".card-grid").boundingBox(),
      ]);
      const edges = (box: typeof note, end: typeof note) =>
        box && end && [end.x + end.width, box.y, box.y + box.height].map(Math.round);
      expect.soft(edges(note, note), where).toEqual(edges(last, grid));
    },
  },
  {
    rule: "a single card ends where its column ends",
    pages: ["/hitpricing", "/pitchprice2", "/tournamentprice", "/ninjayouthprice", "/ninjayouth"],
    widths: [1280],
    ask: async (page, { where }) => {
      const off = await page.locator("main :is(.offer-card, .card)").evaluateAll((all) => {
        const [card] = all;
        if (all.length !== 1 || !card) return 0;
        const column = card.closest("ul")?.parentElement;
        const inner = column?.getBoundingClientRect().right ?? 0;
        const padding = Number.parseFloat(column ? getComputedStyle(column).paddingRight : "0");
        return Math.abs(inner - padding - card.getBoundingClientRect().right);
      });
      expect.soft(off, where).toBeLessThanOrEqual(1);
    },
  },
  {
    rule: "the buttons of a single card end at one edge",
    pages: ["/ninjayouth"],
    widths: [390, 1280],
    ask: async (page, { where }) => {
      const boxes = await page
        .locator(".card-single .card-actions .button")
        .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
      const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
      const rightEdges = rows.map((row) => Math.round(Math.max(...row.map(({ right }) => right))));
      expect.soft(rows.length, where).toBeGreaterThan(1);
      expect.soft(new Set(rightEdges).size, `${where}: ${rightEdges.join(", ")}`).toBe(1);
    },
  },
];
