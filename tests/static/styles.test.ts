/** The built styles: nothing that Safari 16.4, Chrome 111 or Firefox 114 does not know is left where a page needs it. */
import { globSync, readFileSync } from "node:fs";
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

test("no page carries the styles that come after its first paint", () => {
  const rulesOf = (css: string) =>
    new Set(css.match(/[^{}@;]*\.[^{}@;]*\{[^{}]{20,}\}/gu)?.map((rule) => rule.trim()));
  const late = [...sheets].find(([name]) => /late\./u.test(name));
  const lateRules = rulesOf(late?.[1] ?? "");
  expect(lateRules.size).toBeGreaterThan(50);
  for (const { path } of pages) {
    const own = rulesOf(sheets.get(`style 1 of ${path}`) ?? "");
    expect(
      [...own].filter((rule) => lateRules.has(rule)),
      path,
    ).toEqual([]);
  }
});

test("every sheet is for something that the sources draw", () => {
  const sources = globSync("src/**/*.{astro,ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const words = new Set(sources.join("\n").match(/[\w-]+/gu));
  const files = globSync("src/**/*.css").filter((file) => !file.startsWith("src/styles/"));
  expect(files.length).toBeGreaterThan(50);
  const unused = files.filter((file) => {
    const css = readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//gu, "");
    const names = [...css.matchAll(/[.#](?<name>[a-z][\w-]*)/gu)].map(({ groups }) => groups?.["name"] ?? "");
    return !names.some((name) => words.has(name));
  });
  expect(unused).toEqual([]);
});

/** What stands in a style sheet outside of any braces: `@layer ui`, `@font-face`, `.button`. */
function outermost(css: string): string[] {
  const heads: string[] = [];
  let depth = 0;
  let head = "";
  for (const sign of css.replaceAll(/\/\*[^]*?\*\//gu, "").replaceAll(/@import[^;]+;/gu, "")) {
    if (sign === "{" && depth++ === 0) heads.push(head.trim());
    if (sign === "}") depth--;
    head = depth > 0 || sign === "}" ? "" : head + sign;
  }
  return heads;
}

test("every rule is in a layer, and the order of the layers stands in one line", () => {
  const [, line = ""] = /@layer ([^;{]+);/u.exec(readFileSync("src/styles/layers.css", "utf8")) ?? [];
  const layers = line.split(", ");
  expect(layers).toContain("components");
  const files = globSync("src/**/*.css").filter((file) => !/\/(?:layers|from-code)\.css$/u.test(file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const css = readFileSync(file, "utf8");
    const outside = outermost(css).filter((head) => head !== "@font-face");
    expect(
      outside.filter((head) => !layers.some((layer) => head === `@layer ${layer}`)),
      file,
    ).toEqual([]);
    expect(/@layer [^{]+;/u.test(css), `${file} has an order of its own`).toBe(false);
    expect(css, file).not.toContain("!important");
  }
});
