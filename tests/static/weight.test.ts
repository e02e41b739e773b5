/** The bytes that a visitor downloads for a page, after brotli. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { pages } from "../addresses.ts";
import { weightOfPage, weightOfScripts } from "../page-weight.ts";
import { scriptsOf } from "../script-size.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { dom, html, pageAt } from "./built.ts";

const scripts = scriptsOf(testSite);

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  const page = dom(path);

  test("html and the styles in it fit into one round trip", () => {
    const { bytes, limit, report } = weightOfPage(pageAt(path));
    expect(bytes, report).toBeLessThanOrEqual(limit);
  });

  test("nothing else comes before the first paint", () => {
    // For large text and at the end of the page; neither delays the first paint.
    const sheets = page.querySelectorAll("link[rel=stylesheet]");
    expect(
      sheets.map((sheet) => (sheet.parentNode?.tagName ?? "") + (sheet.getAttribute("media") ?? "")),
    ).toEqual(["HEAD(max-width: 16rem)", "BODY"]);
    // A font that a phone asked for early would hold up its first paint.
    const early = page.querySelectorAll("link[rel=preload]:not([as=image])");
    expect(early.map((link) => link.getAttribute("as") + (link.getAttribute("media") ?? ""))).toEqual([
      "font(min-width: 64rem)",
      "font(min-width: 64rem)",
    ]);
    // A browser loads each once.
    for (const link of early) expect(html(path)).toContain(`url(${link.getAttribute("href")})`);
    expect([...html(path).matchAll(/font-display:(\w+)/gu)].map(([, display]) => display)).toEqual([
      "swap",
      "swap",
    ]);
    for (const script of page.querySelectorAll(`script:not([type="application/ld+json"])`)) {
      // The two by which Astro starts an island stand in the page; the policy has their hashes.
      if (page.querySelector("astro-island") && !script.hasAttribute("src")) continue;
      expect(script.attributes, "a script is a file").toHaveProperty("src");
      expect(
        script.hasAttribute("async") || script.getAttribute("type") === "module",
        `a script that the page does not wait for: ${script.outerHTML}`,
      ).toBe(true);
    }
  });

  test("its scripts stay within their limit", () => {
    const { bytes, limit, report } = weightOfScripts(pageAt(path), scripts);
    expect(bytes, report).toBeLessThanOrEqual(limit);
  });
});

test("each form has the code that makes it work", () => {
  const working = pages.filter(({ path }) => dom(path).querySelector("[data-form]")).map(({ key }) => key);
  const withForm = content().pages.filter(({ sections }) => sections.some(({ type }) => type === "form"));
  expect(working.sort()).toEqual(withForm.map(({ slug }) => slug).sort());
  expect(working).toEqual(expect.arrayContaining(["contactus", "employmentapp", "feedback", "teampractice"]));
});

test("no rule of a style sheet is in a page twice", () => {
  for (const { path } of pages) {
    const sheets = dom(path).querySelectorAll("style");
    const rules = sheets.flatMap((sheet) => sheet.text.match(/[^{}]+\{[^{}]{40,}\}/gu) ?? []);
    const twice = rules.filter((rule, index) => rules.indexOf(rule) !== index);
    expect(twice, path).toEqual([]);
  }
});

test("visitors download neither the YAML reader nor the content's schemas", () => {
  const message = "expected an amount such as";
  expect(readFileSync("src/content/schema/types.ts", "utf8")).toContain(message);
  for (const { path } of pages) {
    for (const file of scripts.scripts(dom(path))) {
      const text = scripts.textOf(file);
      expect(text, file).not.toContain(message);
      expect(text, file).not.toContain("YAMLParseError");
    }
  }
});
