/**
 * The site with a hostile text in every field that takes one, built once: visitors can read the texts, and browsers and
 * search engines treat them as text only.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { beforeAll, describe, expect, test } from "vitest";
import { filesOf, pageFilesOf } from "../../hosting/built-files.ts";
import { siteRules } from "../../hosting/site-rules.ts";
import { lightChromium } from "../../tools/browsers.ts";
import { testSite } from "../../tools/site/cached-site.ts";
import { startSite } from "../../tools/site/serve.ts";
import { readContent } from "../../src/content/content.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { otherSite } from "../other-site.ts";
import { ownFolder } from "../own-folder.ts";
import { markdownField, plantHostileTexts } from "./content.ts";
import { parsedPage, type ParsedPage } from "./page.ts";

let planted: ReturnType<typeof plantHostileTexts>;
const hostileSite = {
  name: "hostile",
  changes: (folder: string) => {
    planted = plantHostileTexts(folder);
  },
};
let directory: string;
let content: Content;
const pages = new Map<string, { hostile: ParsedPage; plain: ParsedPage }>();
const read = (file: string) => readFileSync(join(directory, file), "utf8");
const plain = (file: string) => readFileSync(join(testSite, file), "utf8");

beforeAll(async () => {
  const built = await otherSite(hostileSite);
  ({ directory } = built);
  content = readContent(built.content).content as Content;
  for (const file of pageFilesOf(directory))
    pages.set(file, { hostile: parsedPage(read(file)), plain: parsedPage(plain(file)) });
}, 300_000);

/** Each planted text, as it is in these words. */
function plantedTextsIn(words: readonly string[]): { number: number; found: string }[] {
  return words.flatMap((text) =>
    [...text.matchAll(/Zq(\d+)z ((?:(?!Zq\d)[\s\S])*?) z\1qZ/gu)].map(([, number, found = ""]) => ({
      number: Number(number),
      found,
    })),
  );
}

test("a hostile logo still shows, and drawings contain nothing but shapes", () => {
  const drawings = filesOf(directory).filter((file) => file.endsWith(".svg"));
  expect(
    drawings.filter((file) => /logo\..*svg$/u.test(file) && read(file).includes("M24 1l23")),
  ).not.toEqual([]);
  for (const file of drawings) expect(read(file), file).not.toMatch(/XSS|evil|\son\w+=/u);
});

describe("pages", () => {
  test("are those of the sample facility, with hundreds of planted texts", () => {
    expect(pageFilesOf(directory)).toEqual(pageFilesOf(testSite));
    expect(planted.size).toBeGreaterThan(1000);
  });

  test("run the same scripts as the sample's pages", () => {
    // The outbox's script has texts in it, so the names of all that lead to it change.
    const names = (scripts: readonly string[]) =>
      scripts.map((script) => script.replace(/\.[\w-]{8}(?=\.js$)/u, ""));
    for (const [file, { hostile, plain }] of pages)
      expect(names(hostile.scripts), file).toEqual(names(plain.scripts));
  });

  test("are served with the same rules as the sample's: nothing more is allowed", () => {
    const rules = siteRules({ directory, content });
    expect(rules).toEqual(
      siteRules({ directory: testSite, content: readContent("content").content as Content }),
    );
  });

  test("have no element, attribute or address that the sample's pages do not have", () => {
    const shapes = new Set([...pages.values()].flatMap((page) => [...page.plain.shapes]));
    for (const [file, { hostile }] of pages) {
      // Elements that Markdown creates from any text.
      const more = [...hostile.shapes].filter(
        (shape) => !shapes.has(shape) && !/^(?:blockquote|code|pre)$/u.test(shape),
      );
      expect(more, file).toEqual([]);
      for (const address of hostile.addresses)
        expect(address, file).toMatch(/^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/u);
    }
  });

  test("show each text to the letter", () => {
    const seen = new Set<number>();
    for (const [file, { hostile }] of pages) {
      for (const { number, found } of plantedTextsIn(hostile.words)) {
        const { text, field } = planted.get(number) ?? { text: "", field: "" };
        seen.add(number);
        // Markdown has its own syntax, and a form's definition is JSON.
        if (markdownField.test(field)) continue;
        // A number is not left alone at the end of a line (`joinNumbers`).
        const spaced = (words: string) => words.replaceAll("\u00A0", " ");
        const asTyped = [text, JSON.stringify(text).slice(1, -1)].map(spaced);
        expect(asTyped, `${file}: ${field}`).toContain(spaced(found));
      }
    }
    expect(seen.size).toBeGreaterThan(800);
  });

  test("give search engines each text to the letter", () => {
    let seen = 0;
    for (const [file, { hostile }] of pages) {
      for (const data of hostile.data) {
        expect(data, file).not.toMatch(/<|\u2028/u);
        const words: string[] = [];
        JSON.parse(data, (_key, value: unknown) => {
          if (typeof value === "string") words.push(value);
          return value;
        });
        for (const { number, found } of plantedTextsIn(words)) {
          if (/(?:^|\.)(?:answer|body)$/u.test(planted.get(number)?.field ?? "")) continue;
          expect(found, file).toBe(planted.get(number)?.text);
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});

test("the sitemap and robots.txt are unchanged, and the manifest has its name to the letter", () => {
  for (const file of ["sitemap.xml", "robots.txt", ".well-known/security.txt"])
    expect(read(file), file).toBe(plain(file));
  const { name } = JSON.parse(read("manifest.webmanifest")) as { name: string };
  expect(name).toBe(content.facility.name);
});

test("in a browser no text runs as a script or changes the styles", async () => {
  const mailDirectory = ownFolder("hostile-mail");
  const site = await startSite({ port: 0, directory, content, mailDirectory });
  const browser = await chromium.launch({ ...lightChromium, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ baseURL: site.origin });
    const complaints: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("dialog", (dialog) => complaints.push(`a dialog: ${dialog.message()}`));
    for (const path of [
      "/",
      "/contactus",
      "/employmentapp",
      "/feedback",
      "/hitting",
      "/generalmanager",
      "/cancel",
      "/camps",
      "/rentbattingcages",
    ]) {
      await page.goto(path);
      expect(await page.evaluate("window.XSS"), path).toBeUndefined();
      expect(await page.evaluate("document.head.querySelectorAll('link[rel=stylesheet]').length"), path).toBe(
        1,
      );
      expect(await page.evaluate("document.title"), path).toMatch(/Zq\d+z .* z\d+qZ/u);
    }
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await site.close();
    rmSync(mailDirectory, { recursive: true, force: true });
  }
});
