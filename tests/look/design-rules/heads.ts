/** The words of a page's head, and the plan or picture beside them. */
import { expect } from "../../fixtures.ts";
import { sampled } from "../../scope.ts";
import { linesIn } from "../lines.ts";
import type { Question } from "./question.ts";

const pagesWithDrawing = sampled(
  ["/hitting", "/packages", "/camps", "/prices", "/contactus", "/cancel", "/pitchprice", "/first-visit"],
  2,
);
const pagesWithHead = [
  ...sampled(["/rentbattingcages", "/hittrax", "/rentopenarea", "/buytokens"], 2),
  ...pagesWithDrawing,
];

export const heads: readonly Question[] = [
  {
    rule: "the words of a head are beside or above what it shows, not on it",
    pages: pagesWithHead,
    widths: [320, 390, 768, 820, 1024, 1280, 1920],
    ask: async (page, { where, width }) => {
      const parts = page.locator(".page-head-words :is(h1, .eyebrow, .breadcrumbs, .lead, .price, .button)");
      const lines = (await linesIn(parts)).filter(({ text }) => !text.includes("new window"));
      const widest = Math.max(...lines.map(({ right }) => right));
      expect.soft(widest, where).toBeLessThanOrEqual(width);
      const besideWords = page.locator(".page-head-words + *");
      if (await besideWords.isHidden()) return;
      const place = await besideWords.evaluate((shown) => {
        const building = shown.querySelector(".floor-plan-floor");
        const boxes = [shown, ...(building?.children ?? [])].map((part) => part.getBoundingClientRect());
        const parts = building ? boxes.slice(1) : boxes;
        return {
          left: Math.min(...parts.map(({ left }) => left)),
          top: Math.min(...parts.map(({ top }) => top)),
        };
      });
      const on = lines.filter(({ right, bottom }) => bottom > place.top && right > place.left);
      expect.soft(on, where).toEqual([]);
    },
  },
  {
    rule: "no word of a title is broken",
    pages: [
      ...pagesWithHead,
      ...sampled(["/communitymarketingassistant", "/accessibility", "/employmentapp"]),
    ],
    widths: [320, 390, 768, 1024, 1280],
    ask: async (page, { where }) => {
      const broken = await page.locator("h1").evaluate((title) => {
        const text = [...title.childNodes].find((node) => node instanceof Text);
        if (!(text instanceof Text)) throw new Error("The title has no text.");
        return [...text.data.matchAll(/[^\s-]+/gu)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([word]) => word);
      });
      expect.soft(broken, where).toEqual([]);
    },
  },
  {
    rule: "all of the building is in the head, and no lit room is cut off",
    pages: pagesWithHead.filter((path) => path !== "/hittrax"),
    widths: [390, 820, 1024, 1280, 1920],
    ask: async (page, { where, width }) => {
      if (await page.locator(".page-head .floor-plan").isHidden()) return;
      const { head, rooms } = await page.locator(".page-head").evaluate((all) => ({
        head: all.getBoundingClientRect().toJSON() as DOMRect,
        rooms: [...all.querySelectorAll(".floor-plan-space")].map(
          (room) => room.getBoundingClientRect().toJSON() as DOMRect,
        ),
      }));
      expect.soft(rooms.length, where).toBeGreaterThan(9);
      const cut = rooms.filter(
        ({ left, right, top, bottom }) => left < 0 || right > width || top < head.top || bottom > head.bottom,
      );
      expect.soft(cut, where).toEqual([]);
    },
  },
  {
    rule: "on a phone, a drawing of the building, whose words have no room, is not shown",
    pages: pagesWithDrawing,
    widths: [320, 390],
    ask: async (page, { where }) => {
      await expect.soft(page.locator(".page-head .floor-plan"), where).toBeHidden();
    },
  },
  {
    rule: "what a page is about begins on the first screen of a wide window",
    pages: pagesWithDrawing,
    widths: [1280],
    ask: async (page, { where }) => {
      const head = await page.locator(".page-head").boundingBox();
      expect.soft((head?.y ?? 0) + (head?.height ?? Infinity), where).toBeLessThanOrEqual(520);
    },
  },
];
