/** The list of all prices can be compared at a glance, at any width. */
import { expect } from "../../fixtures.ts";
import type { Question } from "./question.ts";

export const priceList: readonly Question[] = [
  {
    rule: "a name on the price list of a phone takes the room up to its price",
    pages: ["/prices"],
    widths: [390],
    ask: async (page, { where }) => {
      const free = await page.locator(".price-line").evaluateAll((lines) =>
        lines.map((line) => {
          const name = line.querySelector("h3, .price-label")?.getBoundingClientRect();
          const price = [...line.querySelectorAll(".price > *")].map(
            (part) => part.getBoundingClientRect().left,
          );
          return Math.min(...price) - (name?.right ?? 0);
        }),
      );
      expect.soft(free.length, where).toBeGreaterThan(0);
      expect.soft(Math.max(...free), where).toBeLessThanOrEqual(16);
    },
  },
  {
    rule: "the figures of the price list end at one edge, are the largest text of their line, and keep their unit in one piece",
    pages: ["/prices"],
    widths: [320, 390, 1280],
    ask: async (page, { where }) => {
      const found = await page.locator(".price-line").evaluateAll((lines) =>
        lines.map((line) => {
          const sizeOf = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize);
          const figure = line.querySelector(".price-figure");
          const unit = line.querySelector(".price-per");
          const others = [...line.querySelectorAll("h3, .price-label, .button")];
          const end = line.getBoundingClientRect().right - (figure?.getBoundingClientRect().right ?? 0);
          return {
            end: Math.round(end),
            isLargest: others.every((other) => figure && sizeOf(figure) >= 1.5 * sizeOf(other)),
            isWhole: !unit || unit.getBoundingClientRect().height < 2 * sizeOf(unit),
          };
        }),
      );
      expect.soft(found.length, where).toBeGreaterThan(20);
      expect.soft(new Set(found.map(({ end }) => end)).size, `${where}: edges`).toBe(1);
      expect.soft(found.filter(({ isLargest }) => !isLargest).length, `${where}: sizes`).toBe(0);
      expect.soft(found.filter(({ isWhole }) => !isWhole).length, `${where}: units`).toBe(0);
    },
  },
  {
    rule: "the words of the buttons begin at one edge, the longest end with the rules of the price list, and dots lead from each name to its price",
    pages: ["/prices"],
    widths: [390, 768, 1280],
    ask: async (page, { width, where }) => {
      const lines = await page.locator(".price-line").evaluateAll((all) =>
        all.map((line) => {
          const { right } = line.getBoundingClientRect();
          const range = document.createRange();
          const parts = [...(line.querySelector(".button")?.childNodes ?? [])]
            .filter((part) => !(part instanceof Element) || !part.matches(".visually-hidden"))
            .map((part) => {
              range.selectNode(part);
              return range.getBoundingClientRect();
            });
          const name = line.querySelector("h3, .price-label");
          if (!name) throw new Error("There is no name.");
          const words = name.firstElementChild?.getBoundingClientRect().width ?? 0;
          const dots = getComputedStyle(name, "::after");
          const free = name.getBoundingClientRect().width - words - Number.parseFloat(dots.width);
          return {
            start: Math.round(right - Math.min(...parts.map(({ left }) => left))),
            end: right - Math.max(...parts.map((part) => part.right)),
            dotted: dots.borderBottomStyle,
            free,
          };
        }),
      );
      expect.soft(new Set(lines.map(({ start }) => start)).size, `${where}: edges`).toBe(1);
      const ends = lines.map(({ end }) => end);
      expect.soft(Math.abs(Math.min(...ends)), where).toBeLessThanOrEqual(4);
      if (width < 600) return;
      expect.soft(new Set(lines.map(({ dotted }) => dotted)), where).toEqual(new Set(["dotted"]));
      expect.soft(Math.max(...lines.map(({ free }) => free)), where).toBeLessThanOrEqual(13);
    },
  },
  {
    rule: "the price list fills two columns of a wide window alike",
    pages: ["/prices"],
    widths: [1024, 1280, 1920],
    ask: async (page, { where }) => {
      const ends = await page.locator(".price-list").evaluateAll((lists) => {
        const columns = Map.groupBy(lists, (list) => Math.round(list.getBoundingClientRect().left));
        return [...columns.values()].map((column) =>
          Math.max(...column.map((list) => list.getBoundingClientRect().bottom)),
        );
      });
      expect.soft(ends, where).toHaveLength(2);
      expect.soft(Math.max(...ends) - Math.min(...ends), where).toBeLessThan(220);
    },
  },
];
