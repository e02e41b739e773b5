/** Every page, on any host, has one main heading, landmarks, an address, and a unique title. */
import { describe, expect, test } from "vitest";
import { addresses, pages } from "../addresses.ts";
import { dom, html, words } from "./built.ts";

describe.each(addresses)("$path", ({ path, main }) => {
  const page = dom(path);

  test("has one main heading, and each landmark once", () => {
    const headings = page.querySelectorAll("h1").map(({ text }) => text.trim());
    expect(headings).toHaveLength(1);
    expect(headings[0]).toMatch(/\S/u);
    const landmarks = page.querySelectorAll("header, main, footer").map(({ tagName }) => tagName);
    expect(landmarks).toEqual(["HEADER", "MAIN", "FOOTER"]);
  });

  test("has a skip link, and is marked once in the menu", () => {
    expect(page.querySelector("body a")?.getAttribute("href")).toBe("#main");
    expect(page.querySelector("main")?.id).toBe("main");
    const inMenu = page
      .querySelectorAll("#menu :is(.menu-link, .submenu-list a)")
      .filter((link) => link.getAttribute("href") === main);
    const marked = page.querySelectorAll('#menu [aria-current="page"]');
    expect(marked).toHaveLength(inMenu.length > 0 ? 1 : 0);
  });
});

const aliases = addresses.filter(({ path, main }) => path !== main);

test.each(aliases)("$path is the same file as $main", ({ path, main }) =>
  expect(html(path)).toBe(html(main)),
);

test("no two pages have the same title or description", () => {
  const seen = new Map<string, string>();
  for (const { path } of pages) {
    const page = dom(path);
    for (const text of [
      page.querySelector("title")?.text,
      page.querySelector("meta[name=description]")?.getAttribute("content"),
    ]) {
      expect(text, path).toBeTruthy();
      expect(seen.get(text ?? ""), `${path} says what another page says: ${text}`).toBeUndefined();
      seen.set(text ?? "", path);
    }
  }
});

test("a button that a page's text names is on that page", () => {
  const namedButtons = pages.flatMap(({ path }) => {
    const controls = dom(path)
      .querySelectorAll("main a, main button")
      .map(({ text }) => text.trim());
    return [...words(path).matchAll(/\bTap (.+?)(?=,| and | for | to |\.)/gu)].map(([, name = ""]) => ({
      path,
      name,
      there: controls.some((control) => control.startsWith(name)),
    }));
  });
  expect(namedButtons.length).toBeGreaterThan(10);
  expect(namedButtons.filter(({ there }) => !there)).toEqual([]);
});
