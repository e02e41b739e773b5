/** The search page without its script, and the results of the search on the built pages. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SearchIndex } from "../../src/search/rank.ts";
import { pages } from "../addresses.ts";
import { dom, fileOf, html } from "./built.ts";

const index = JSON.parse(readFileSync(fileOf("/search.json"), "utf8")) as SearchIndex;
const scriptOf = (path: string) =>
  dom(path)
    .querySelectorAll("script[src]")
    .map((script) => script.getAttribute("src") ?? "");

test("without JavaScript, the search lists every listed page", () => {
  const linked = dom("/search")
    .querySelectorAll(".a-to-z a")
    .map((link) => link.getAttribute("href"));
  const listed = pages.filter(({ path }) => path !== "/search" && !html(path).includes('content="noindex"'));
  expect(listed.length).toBeGreaterThan(45);
  // Home is listed by its hours and address.
  const expected = listed.map(({ path }) => (path === "/" ? "/#section_facility" : path));
  expect(expected.filter((path) => !linked.includes(path))).toEqual([]);
  expect(linked.length).toBeGreaterThan(120);
  const labels = dom("/search")
    .querySelectorAll(".a-to-z a")
    .map(({ text }) => text);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("every result of the search leads to an existing page or section", () => {
  for (const { href } of index.entries) {
    const [path = "", id] = href.split("#");
    if (id !== undefined) expect(dom(path || "/").querySelector(`[id="${id}"]`), href).not.toBeNull();
  }
});

test("the search's script and index are at most 25 kB, and no other page loads them", () => {
  const everywhere = new Set(scriptOf("/hitting"));
  const [own = "", ...more] = scriptOf("/search").filter((script) => !everywhere.has(script));
  expect(more).toEqual([]);
  const sizes = [own, "/search.json"].map((file) => brotliCompressSync(readFileSync(fileOf(file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
  for (const { path } of pages.filter((page) => page.path !== "/search")) {
    expect(scriptOf(path), path).not.toContain(own);
    expect(html(path), path).not.toContain("search.json");
    expect(dom(path).querySelector('header a[href="/search"]'), path).not.toBeNull();
  }
});
