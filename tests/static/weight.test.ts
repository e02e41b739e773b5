/** What a visitor downloads, in bytes after brotli, against the budgets of the project. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { dom, fileOf, html } from "./built.ts";

const kilobyte = 1000;
const compressed = (text: string | Buffer) => brotliCompressSync(text).length;
const size = (file: string) => compressed(readFileSync(fileOf(file)));

/** The scripts a page loads before anybody does anything, with what they import. */
function scripts(path: string): string[] {
  const first = dom(path)
    .querySelectorAll("script[src], link[rel=modulepreload]")
    .map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "");
  for (const island of dom(path).querySelectorAll("astro-island"))
    first.push(island.getAttribute("component-url") ?? "", island.getAttribute("renderer-url") ?? "");
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(fileOf(file), "utf8");
    for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/gu)) visit(`/_assets/${name}`);
  };
  for (const file of first) visit(file);
  return [...seen];
}

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  const page = dom(path);
  const islands = page.querySelectorAll("astro-island").length;

  test("html is at most 14 kB", () => expect(compressed(html(path))).toBeLessThanOrEqual(14 * kilobyte));

  test("styles are at most 14 kB", () => {
    const styles = page
      .querySelectorAll("link[rel=stylesheet]")
      .map((link) => link.getAttribute("href") ?? "");
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(14 * kilobyte);
  });

  // A form or carousel brings React; nothing else does.
  const budget = islands > 0 ? 75 : 3;
  test(`loads at most ${budget} kB of JavaScript`, () => {
    const inline = page
      .querySelectorAll(`script:not([src]):not([type="application/ld+json"])`)
      .reduce((sum, script) => sum + compressed(script.text), 0);
    expect(scripts(path).reduce((sum, file) => sum + size(file), inline)).toBeLessThanOrEqual(
      budget * kilobyte,
    );
  });
});

test("only forms and carousels hydrate", () => {
  const hydrating = pages
    .filter(({ path }) => dom(path).querySelectorAll("astro-island").length > 0)
    .map(({ key }) => key);
  expect(hydrating.sort()).toEqual([
    "contactus",
    "employmentapp",
    "feedback",
    "home",
    "teampractice",
    "testimonials",
  ]);
});

test("visitors download neither the YAML reader nor the content's schemas", () => {
  for (const { path } of pages) {
    for (const file of scripts(path)) {
      const text = readFileSync(fileOf(file), "utf8");
      expect(text, file).not.toMatch(/expected a price|YAMLParseError|expected an amount such as/u);
    }
  }
});
