/** The pages of a built site as files, for the tests that need no browser. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { addressOf, pageFilesOf } from "../../hosting/pages.ts";
import { localSite } from "../../tools/local-site.ts";

export type BuiltPages = ReturnType<typeof builtPages>;

/** The pages of a built site by their addresses. */
export function builtPages(directory: string) {
  const parsed = new Map<string, HTMLElement>();
  /** The file behind an address: `/hitting` is `hitting.html`. */
  const fileOf = (path: string) =>
    join(directory, path === "/" ? "index.html" : /\.[a-z0-9]+$/u.test(path) ? path : `${path}.html`);
  const html = (path: string) => readFileSync(fileOf(path), "utf8");
  /** The page, parsed once: a test that changes it clones it first. */
  const dom = (path: string) => {
    const known = parsed.get(path) ?? parse(html(path), { comment: false });
    parsed.set(path, known);
    return known;
  };
  /** The visible text of a part, including dialogs, with white space collapsed. */
  const words = (path: string, selector = "main") => {
    const part = dom(path).querySelector(selector)?.clone() as HTMLElement | undefined;
    for (const hidden of part?.querySelectorAll("script, style, template") ?? []) hidden.remove();
    return (part?.structuredText ?? "").replaceAll(/\s+/gu, " ");
  };
  return {
    /** Every address that has a file. */
    paths: pageFilesOf(directory).map((file) => addressOf(file)),
    fileOf,
    html,
    dom,
    words,
    has: (path: string) => existsSync(fileOf(path)),
    /** The text of another file, such as `sitemap.xml`. */
    text: (file: string) =>
      existsSync(join(directory, file)) ? readFileSync(join(directory, file), "utf8") : "",
  };
}

export const { fileOf, html, dom, words } = builtPages(localSite);
