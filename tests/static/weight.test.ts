/** The bytes that a visitor downloads for a page, after brotli. */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { content } from "../../src/content/content.ts";
import { pages } from "../addresses.ts";
import { formBudget, scriptsOf, templatesOfFacility } from "../script-size.ts";
import { testSite } from "../../tools/building/cached-site.ts";
import { withoutAnalytics } from "../without-analytics.ts";
import { dom, html } from "./built.ts";

/** The bytes of one round trip: the ten packets that a server sends first. */
const roundTrip = 14_600;
const compressed = (text: string | Buffer) => brotliCompressSync(text).length;
const quicklyCompressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
/** The pages with a script of their own, and the budget for all their scripts, in bytes. */
const ownScripts: Readonly<Record<string, number>> = { "/": 4000, "/testimonials": 4000, "/search": 12_000 };

const { scripts, total, textOf } = scriptsOf(testSite);

test("one script has the templates' ids, which are not counted", () => {
  const withForm = pages.find(({ path }) => dom(path).querySelector("[data-form]"));
  const files = scripts(dom(withForm?.path ?? ""));
  const found = files.flatMap((file) => templatesOfFacility.exec(textOf(file)) ?? []);
  expect(found).toHaveLength(1);
  expect(found[0]?.match(/template_\w+/gu)).toHaveLength(content().forms.length);
});

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  const page = dom(path);

  test("html and the styles in it fit into one round trip", () => {
    // The best compression takes long, so it only decides where a quick one does not fit.
    const counted = withoutAnalytics(html(path));
    const fits = quicklyCompressed(counted) <= roundTrip || compressed(counted) <= roundTrip;
    expect(fits, `${path} is larger than ${roundTrip} bytes`).toBe(true);
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
      expect(script.hasAttribute("src")).toBe(true);
      expect(script.hasAttribute("async") || script.getAttribute("type") === "module").toBe(true);
    }
  });

  // A form brings React and the outbox; nothing else does.
  const budget = page.querySelector("[data-form]") ? formBudget : (ownScripts[path] ?? 3000);
  test(`loads at most ${budget} bytes of JavaScript`, () =>
    expect(total(scripts(page))).toBeLessThanOrEqual(budget));
});

test("only forms hydrate, and none is an island, which would need an inline script", () => {
  const hydrating = pages.filter(({ path }) => dom(path).querySelector("[data-form]")).map(({ key }) => key);
  const withForm = content().pages.filter(({ form }) => form !== undefined);
  expect(hydrating.sort()).toEqual(withForm.map(({ slug }) => slug).sort());
  expect(hydrating).toEqual(
    expect.arrayContaining(["contactus", "employmentapp", "feedback", "teampractice"]),
  );
  const islands = pages.filter(({ path }) => dom(path).querySelector("astro-island"));
  expect(islands.map(({ key }) => key)).toEqual([]);
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
    for (const file of scripts(dom(path))) {
      const text = textOf(file);
      expect(text, file).not.toContain(message);
      expect(text, file).not.toContain("YAMLParseError");
    }
  }
});
