/** The pages of a built site, for the tests that need no browser. */
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { readSite } from "../../tools/site/read-site.ts";
import { testSite } from "../../tools/site/cached-site.ts";

export type BuiltPages = ReturnType<typeof builtPages>;

/** A built site that is asked for its pages by their addresses. */
export function builtPages(directory: string) {
  const site = readSite(directory);
  const page = (path: string) => {
    const found = site.page(path);
    if (!found) throw new Error(`there is no page at ${path} in ${directory}`);
    return found;
  };
  const dom = (path: string) => page(path).dom;
  return {
    ...site,
    pageAt: page,
    dom,
    html: (path: string) => page(path).html,
    /** The visible text of a part, including dialogs, with white space collapsed. */
    words(path: string, selector = "main") {
      const part = dom(path).querySelector(selector)?.clone() as HTMLElement | undefined;
      for (const hidden of part?.querySelectorAll("script, style, template") ?? []) hidden.remove();
      return (part?.structuredText ?? "").replaceAll(/\s+/gu, " ");
    },
  };
}

export const { html, dom, words, pageAt } = builtPages(testSite);

/** A file of the site, such as `/search.json`. */
export const fileOf = (path: string) => join(testSite, path);
