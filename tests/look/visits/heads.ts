/** The words of a page's head, and its picture or field beside them. */
import { expect } from "../../fixtures.ts";
import { linesIn } from "../lines.ts";
import type { Question } from "./question.ts";

/** Where the words of every head begin, and its heading, in px from the head's top; with the link to a parent, too. */
const begins: Readonly<Record<number, { readonly words: number; readonly heading: number }>> = {
  390: { words: 20, heading: 48 },
  768: { words: 60, heading: 92 },
  1280: { words: 60, heading: 92 },
};

export const heads: readonly Question[] = [
  {
    rule: "the words of every head begin at one height, links to parents too, and so do all headings",
    pages: [
      "/prices",
      "/rentbattingcages",
      "/buytokens",
      "/hitting",
      "/packages",
      "/pitchprice",
      "/contactus",
    ],
    widths: Object.keys(begins).map(Number),
    ask: async (page, { width, where }) => {
      const tops = await page.locator(".page-head").evaluate((head) => {
        const headTop = head.getBoundingClientRect().top;
        const top = (selector: string) =>
          Math.round((head.querySelector(selector)?.getBoundingClientRect().top ?? 0) - headTop);
        return { words: top(".page-head-words > *"), heading: top("h1") };
      });
      expect.soft(tops, where).toEqual(begins[width]);
    },
  },
  {
    rule: "on a phone, the words of a head are beside its picture, not on it",
    pages: ["/buytokens", "/camps", "/packages", "/coaches", "/hittrax", "/founders", "/first-visit"],
    widths: [320, 360, 390],
    ask: async (page, { where }) => {
      const picture = await page
        .locator(".page-head-picture")
        .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const lines = await linesIn(page.locator(".page-head"));
      const onPicture = lines.filter(({ top, right, bottom }) => {
        // The picture is the half of its square above the diagonal; a line's letters are lower than its box.
        const letters = top + (bottom - top) * 0.2;
        return picture.right - right + (letters - picture.top) < picture.width;
      });
      expect.soft(onPicture, where).toEqual([]);
    },
  },
  {
    rule: "a phone's head with a picture is hardly higher than its words",
    pages: ["/packages", "/aboutus", "/testimonials", "/coaches"],
    widths: [390],
    ask: async (page, { where }) => {
      const words = await linesIn(page.locator(".page-head"));
      const head = await page.locator(".page-head").boundingBox();
      const picture = await page.locator(".page-head-picture").boundingBox();
      const end = (head?.y ?? 0) + (head?.height ?? 0);
      expect.soft(end - Math.max(...words.map(({ bottom }) => bottom)), where).toBeLessThanOrEqual(32);
      expect.soft(picture?.height, where).toBe(Math.min(head?.height ?? 0, 166));
      expect.soft(picture?.width, where).toBe(166);
    },
  },
  {
    rule: "a head of the scoreboard without a picture has the field, where there is room beside the words",
    pages: ["/ninjayouthprice"],
    widths: [390, 768, 1280],
    ask: async (page, { width, where }) => {
      const field = page.locator(".page-head .foul-lines");
      await expect.soft(field, where).toBeVisible({ visible: width > 700 });
    },
  },
  {
    rule: "the words of a head are beside its field, not on it",
    pages: ["/eventpricing", "/ninjayouthprice", "/pitchprice", "/speedpricing", "/specials", "/ninjainfo"],
    widths: [768, 820, 960, 1024, 1280],
    ask: async (page, { where }) => {
      // The left foul line: from the wall of the field to home plate.
      const { wall, plate } = await page.locator(".page-head svg.foul-lines").evaluate((field) => {
        const toScreen = (field as unknown as SVGSVGElement).getScreenCTM() ?? undefined;
        const pointAt = (x: number, y: number) =>
          new DOMPoint(x, y).matrixTransform(toScreen).toJSON() as DOMPoint;
        return { wall: pointAt(0, 26), plate: pointAt(200, 226) };
      });
      const lines = await linesIn(page.locator(".page-head-words"));
      const onField = lines.filter(({ right, bottom }) => {
        const foulLine = wall.x + Math.min(Math.max(bottom - wall.y, 0), plate.y - wall.y);
        return bottom > wall.y && right > foulLine;
      });
      expect.soft(onField, where).toEqual([]);
    },
  },
];
