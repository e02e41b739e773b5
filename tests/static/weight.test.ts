/** The download sizes in bytes after brotli, against the project's budgets. */
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pages } from "../addresses.ts";
import { dom, fileOf, html } from "./built.ts";

const kilobyte = 1000;
const compressed = (text: string | Buffer) => brotliCompressSync(text).length;
const sizes = new Map<string, number>();
/** Bytes of a file; most are on many pages. */
const size = (file: string) => {
  const known = sizes.get(file) ?? compressed(readFileSync(fileOf(file)));
  sizes.set(file, known);
  return known;
};

/** The pages with a script of their own, and the budget for all their scripts, in kB. */
const ownScripts: Readonly<Record<string, number>> = { "/prices": 4.5, "/search": 10 };

/** The scripts a page loads before any interaction, with their imports. */
function scripts(path: string): string[] {
  const page = dom(path);
  const islands = page.querySelectorAll("astro-island");
  return loaded(
    [
      ...page.querySelectorAll("script[src]").map((script) => script.getAttribute("src") ?? ""),
      ...page.querySelectorAll("link[rel=modulepreload]").map((link) => link.getAttribute("href") ?? ""),
      ...["component-url", "renderer-url"].flatMap((name) =>
        islands.map((island) => island.getAttribute(name) ?? ""),
      ),
    ],
    /(?:from|import)\s*"\.\/([^"]+\.js)"/gu,
  );
}

/** The same plus the outbox, which a form loads when it hydrates. */
function scriptsOfForm(path: string): string[] {
  return loaded(scripts(path), /import\([`"]\.\/([^`"]+\.js)[`"]\)/gu);
}

/** These files and those that they load, as found by a pattern. */
function loaded(files: readonly string[], asking: RegExp): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(fileOf(file), "utf8");
    for (const [, name] of text.matchAll(asking)) visit(`/_assets/${name}`);
  };
  for (const file of files) visit(file);
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

  // A form or carousel brings React; nothing else does. The search is a plain script.
  const budget = islands > 0 ? 75 : (ownScripts[path] ?? 3);
  test(`loads at most ${budget} kB of JavaScript`, () => {
    const inline = page
      .querySelectorAll(`script:not([src]):not([type="application/ld+json"])`)
      .reduce((sum, script) => sum + compressed(script.text), 0);
    expect(scripts(path).reduce((sum, file) => sum + size(file), inline)).toBeLessThanOrEqual(
      budget * kilobyte,
    );
  });
});

describe("how often a page has to ask", () => {
  test.each(pages.map(({ path }) => path))("%s: one style sheet, one script, none that blocks", (path) => {
    const page = dom(path);
    expect(page.querySelectorAll("link[rel=stylesheet]")).toHaveLength(1);
    const files = page.querySelectorAll("script[src]");
    expect(files.map((script) => script.getAttribute("type"))).toEqual(
      path in ownScripts ? ["module", "module"] : ["module"],
    );
    expect(page.querySelectorAll("link[rel=preload][as=font]")).toHaveLength(2);
  });

  test.each(["/contactus", "/feedback", "/teampractice", "/employmentapp"])(
    "%s is alive after five files and 73 kB, and its outbox follows in one of 7 kB",
    (path) => {
      // The script of every page, React, its entry, what forms share, the form itself; then the outbox.
      const files = scriptsOfForm(path);
      expect(files).toHaveLength(6);
      const [outbox = "", ...more] = files.filter((file) => file.includes("outbox"));
      expect(more).toEqual([]);
      expect(size(outbox)).toBeLessThanOrEqual(7 * kilobyte);
      const alive = files.filter((file) => file !== outbox);
      expect(alive.reduce((sum, file) => sum + size(file), 0)).toBeLessThanOrEqual(73 * kilobyte);
    },
  );
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
