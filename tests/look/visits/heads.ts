/** The words of a page's head, and its picture or field beside them. */
import type { Page } from "@playwright/test";
import { expect } from "../../fixtures.ts";
import { linesIn } from "../lines.ts";
import type { Question } from "./question.ts";

/** Where a head's words begin, and its heading, in px from the head's top; with the link to a parent, too. */
const begins = { words: 60, heading: 92 };
const beginsOnPhone = { words: 20, heading: 48 };
const beginsBelowStrip = { words: 153, heading: 181 };

export const heads: readonly Question[] = [
  {
    rule: "the words of every head begin at one height, links to parents too, and so do all headings",
    pages: [
      "/rentbattingcages",
      "/buytokens",
      "/hitting",
      "/packages",
      "/prices",
      "/pitchprice",
      "/contactus",
    ],
    widths: [768, 1280],
    ask: async (page, { where }) => {
      expect.soft(await beginsAt(page), where).toEqual(begins);
    },
  },
  {
    rule: "on a phone, the words of every head without a picture begin at one height, and so do their headings",
    pages: ["/prices", "/pitchprice", "/contactus", "/generalmanager"],
    widths: [390],
    ask: async (page, { where }) => {
      expect.soft(await beginsAt(page), where).toEqual(beginsOnPhone);
    },
  },
  {
    rule: "on a phone, the words of every head with a picture begin at one height, and so do their headings",
    pages: ["/rentbattingcages", "/buytokens", "/hitting", "/packages"],
    widths: [390],
    ask: async (page, { where }) => {
      expect.soft(await beginsAt(page), where).toEqual(beginsBelowStrip);
    },
  },
  {
    rule: "on a phone, a head's picture is a strip across the window, right above its words",
    pages: [
      "/buytokens",
      "/camps",
      "/packages",
      "/coaches",
      "/hittrax",
      "/founders",
      "/first-visit",
      "/aboutus",
    ],
    widths: [320, 360, 390],
    ask: async (page, { width, where }) => {
      const lines = await linesIn(page.locator(".page-head"));
      const head = await page.locator(".page-head").boundingBox();
      const picture = await page.locator(".page-head-picture").boundingBox();
      expect.soft([picture?.x, picture?.width], where).toEqual([0, width]);
      const gap = Math.min(...lines.map(({ top }) => top)) - ((picture?.y ?? 0) + (picture?.height ?? 0));
      expect.soft(gap, where).toBeGreaterThanOrEqual(0);
      expect.soft(gap, where).toBeLessThanOrEqual(16);
      const rest = (head?.y ?? 0) + (head?.height ?? 0) - Math.max(...lines.map(({ bottom }) => bottom));
      expect.soft(rest, where).toBeLessThanOrEqual(16);
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

/** Where the words of the page's head begin, and its heading, in px from the head's top. */
function beginsAt(page: Page) {
  return page.locator(".page-head").evaluate((head) => {
    const headTop = head.getBoundingClientRect().top;
    const top = (selector: string) =>
      Math.round((head.querySelector(selector)?.getBoundingClientRect().top ?? 0) - headTop);
    return { words: top(".page-head-words > *"), heading: top("h1") };
  });
}
