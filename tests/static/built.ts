/** The built pages as files, for the tests that need no browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { localSite } from "../../tools/local-site.ts";

/** The HTML that a host serves at an address. */
export function html(path: string): string {
  return readFileSync(fileOf(path), "utf8");
}

/** The file behind an address: `/hitting` is `hitting.html`. */
export function fileOf(path: string): string {
  return join(localSite, path === "/" ? "index.html" : /\.[a-z0-9]+$/u.test(path) ? path : `${path}.html`);
}

/** The page at an address, parsed. */
export function dom(path: string): HTMLElement {
  return parse(html(path), { comment: false });
}

/** The visible text of a page's content, including dialogs, with white space collapsed. */
export function words(path: string, selector = "main"): string {
  const main = dom(path).querySelector(selector);
  for (const hidden of main?.querySelectorAll("script, style, template") ?? []) hidden.remove();
  return (main?.structuredText ?? "").replaceAll(/\s+/gu, " ");
}
