/** The built styles: nothing that Safari 16.4, Chrome 111 or Firefox 114 does not know is left where a page needs it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { dom, fileOf } from "./built.ts";

const sheets = new Map<string, string>();
for (const { path } of pages) {
  for (const [index, style] of dom(path).querySelectorAll("style").entries())
    sheets.set(`style ${index + 1} of ${path}`, style.text);
  for (const link of dom(path).querySelectorAll("link[rel=stylesheet]")) {
    const file = link.getAttribute("href") ?? "";
    sheets.set(file, readFileSync(fileOf(file), "utf8"));
  }
}

test("colors, nesting and masks are compiled for older browsers", () => {
  expect(sheets.size).toBeGreaterThan(40);
  for (const [name, css] of sheets) {
    expect(css, name).not.toContain("light-dark(");
    expect(css.match(/[{};]\s*&[^;{}]*/gu) ?? [], name).toEqual([]);
    const masks = (prefix: string) => css.match(new RegExp(`[;{]${prefix}mask:`, "gu"))?.length ?? 0;
    expect(masks("-webkit-"), name).toBe(masks(""));
  }
});

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/gu)].map(([, name = ""]) => name));

test("every page has the styles of each class in it that any page has styles for", () => {
  const stylesOf = (path: string) =>
    classesIn(
      dom(path)
        .querySelectorAll("style")
        .map((style) => style.text)
        .join(""),
    );
  const byPage = new Map(pages.map(({ path }) => [path, stylesOf(path)]));
  const known = new Set([...byPage.values()].flatMap((classes) => [...classes]));
  expect(known.size).toBeGreaterThan(100);
  for (const [path, own] of byPage) {
    const used = dom(path)
      .querySelectorAll("main [class]")
      .flatMap((element) => [...element.classList.values()]);
    const missing = [...new Set(used)].filter((name) => known.has(name) && !own.has(name));
    expect(missing, path).toEqual([]);
  }
});
