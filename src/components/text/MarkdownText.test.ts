/** Texts in Markdown: what is wide is in a box that a keyboard reaches, and nothing has an inline style. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkdownText } from "./MarkdownText.tsx";

const html = (text: string) => renderToStaticMarkup(createElement(MarkdownText, { text }));

test("a table is in a box with the names of the heading above and its columns, which head their cells", () => {
  const text =
    "## Fall *league*\n\n| Day | Field |\n| :-- | --: |\n| Monday | [One](https://www.example.com) |";
  const shown = html(text);
  expect(shown).toContain(
    '<section class="wide-box" aria-label="Fall league: Day, Field" tabindex="0"><table>',
  );
  expect(shown).toContain(
    '<th scope="col" class="cell-left">Day</th><th scope="col" class="cell-right">Field</th>',
  );
  expect(shown).toContain('<td class="cell-right"><a href="https://www.example.com" target="_blank"');
  expect(shown).not.toContain("style=");
});

test("each table has the heading above it; without one, the names of its columns", () => {
  const table = "| A | B |\n| - | - |\n| 1 | 2 |";
  const labels = [
    ...html(`${table}\n\n## One\n\n${table}\n\n### Two\n\n${table}`).matchAll(/aria-label="([^"]*)"/gu),
  ];
  expect(labels.map(([, label]) => label)).toEqual(["A, B", "One: A, B", "Two: A, B"]);
});

test("code that is long is in such a box, too", () => {
  expect(html("```\nlong\n```")).toContain('<section class="wide-box" aria-label="Code" tabindex="0"><pre>');
});

test("a list begins where the text says", () => {
  expect(html("5. Fifth\n6. Sixth")).toContain('<ol start="5">');
  expect(html("1. One\n   4. Four")).not.toContain("style=");
});
