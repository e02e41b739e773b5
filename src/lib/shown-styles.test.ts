import { expect, test } from "vitest";
import { shownStyles } from "./shown-styles.ts";

const card = "@layer ui{.card{color:red}.card:not(.turf)>.price{top:0}}";
const heads = "@layer base{h1{color:red}:root{--header:4rem}}";
const plan = "@layer components{@media (width>=48rem){.page-head .plan{rotate:1deg}}}";

function shown(sheets: readonly string[], html: string): string {
  return shownStyles([heads], sheets, html);
}

test("a page prints the sheets that have a rule for one of its classes, and those for every page", () => {
  expect(shown([card, plan], '<p class="small card">')).toBe(heads + card);
  expect(shown([card, plan], "<p>")).toBe(heads);
});

test("a rule for one thing in another needs both", () => {
  expect(shown([plan], '<div class="page-head">')).toBe(heads);
  expect(shown([plan], '<div class="page-head"><p class="plan">')).toBe(heads + plan);
});

test("a class in a text is none", () => {
  expect(shown([card], "<p>class=&quot;card&quot; .card</p>")).toBe(heads);
});

test("one of several classes is enough, and a class that an element must not have needs none", () => {
  expect(shown([".a,.b{top:0}"], '<p class="b">')).toContain(".b");
  expect(shown([":is(.a,.b) .c{top:0}"], '<p class="b"><b class="c">')).toContain(".c");
  expect(shown([":is(.a,.b) .c{top:0}"], '<b class="c">')).not.toContain(".c");
  expect(shown([".c:not(.a){top:0}"], '<p class="c">')).toContain(".c");
});

test("a comment names no class", () => {
  expect(shown(["/* Sizes of .card: card.css */\n:root{--size:1rem}"], "<p>")).toContain("--size");
});
