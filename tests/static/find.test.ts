/** The pages of the finder, as files: for visitors who are sent one, and not for search engines. */
import { globSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { dom, fileOf, html } from "./built.ts";

const folder = fileOf("/find").replace(/\.html$/u, "");
const paths = [
  "/find",
  ...globSync("**/*.html", { cwd: folder }).map(
    (file) => `/find/${file.replaceAll("\\", "/").replace(".html", "")}`,
  ),
];

test("there are answers", () => {
  expect(paths).toContain("/find/lesson/pitching-softball");
  expect(paths.length).toBeGreaterThan(15);
});

test.each(paths)("%s is not for search engines, but can be shared with the picture of Home", (path) => {
  const page = dom(path);
  expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(page.querySelector("link[rel=canonical]")).toBeNull();
  const shared = page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "";
  expect(new URL(shared).pathname).toBe("/og/home.jpg");
});

test.each(paths)("%s has one heading, no script of its own, and at most 14 kB", (path) => {
  const page = dom(path);
  expect(page.querySelectorAll("h1")).toHaveLength(1);
  expect(page.querySelectorAll("script[src]")).toHaveLength(1);
  expect(brotliCompressSync(html(path)).length).toBeLessThanOrEqual(14_000);
});

test("neither the sitemap nor the search knows them, and none has a share picture", () => {
  for (const file of ["/sitemap.xml", "/search.json", "/llms.txt"])
    expect(readFileSync(fileOf(file), "utf8"), file).not.toMatch(/\/find\b/u);
  expect(globSync("og/find*", { cwd: fileOf("/og/home.jpg").replace(/og\/home\.jpg$/u, "") })).toEqual([]);
});
