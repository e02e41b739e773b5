/** The disciplines are in the order of the menu wherever more than two of them are named or listed. */
import { NodeType, parse, type HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { html } from "./built.ts";

/** The menu in the specification, section 2, with the words for each discipline in sentences. */
const disciplines = [/\bhitting\b/iu, /\bpitching\b/iu, /\bspeed\b/iu, /\bfielding\b/iu];

/** The specification fixes the order of the answers to the application's question for expertise. */
const fixed = "#employment [name=expertise]";

/** The indexes of the disciplines in a text, in the order of their first mention. */
function named(text: string): number[] {
  return disciplines
    .map((word, place) => ({ place, at: text.search(word) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ place }) => place);
}

function inOrder(places: readonly number[]): boolean {
  return (
    places.length < 3 || places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))
  );
}

/** A page's texts about disciplines: its description, its paragraphs and lines, and the first words of its lists. */
function sayings(page: HTMLElement): { text: string; places: number[] }[] {
  const description = page.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  const texts = page
    .querySelectorAll("title, h1, h2, h3, p, li, dd, td, legend, summary")
    .filter(({ childNodes }) =>
      childNodes.some(({ nodeType, rawText }) => nodeType === NodeType.TEXT_NODE && rawText.trim()),
    )
    .map((element) => element.textContent);
  const lists = page
    .querySelectorAll("ul, ol, tbody")
    .filter((list) => !list.querySelector(fixed) && !list.closest(".a-to-z"))
    .map(({ children }) => children.map((item) => item.textContent));
  return [
    ...[description, ...texts].map((text) => ({ text, places: named(text) })),
    ...lists.map((items) => ({
      text: items.join(" | "),
      places: items.flatMap((item) => named(item).slice(0, 1)),
    })),
  ];
}

test.each(pages.map(({ path }) => path))("%s lists the disciplines in the menu's order", (path) => {
  const page = parse(html(path));
  for (const element of page.querySelectorAll(fixed)) element.closest("fieldset")?.remove();
  expect(sayings(page).filter(({ places }) => !inOrder(places))).toEqual([]);
});
