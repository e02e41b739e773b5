/** The built site: its files and its pages. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { pathOfFile } from "../../hosting/built-files.ts";
import { filesBelow } from "../../src/content/read/folder.ts";

export type BuiltSite = ReturnType<typeof readSite>;
export type BuiltPage = BuiltSite["pages"][number];

/** Reads a built site. The result is empty when the folder does not exist. */
export function readSite(directory: string) {
  const files = existsSync(directory) ? filesBelow(directory) : [];
  const read = (file: string) => readFileSync(join(directory, file), "utf8");
  const pages = files.filter((file) => file.endsWith(".html")).map((file) => builtPage(file, read(file)));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return {
    directory,
    /** Every file, relative to the site, with `/` between folders. */
    files: new Set(files),
    pages,
    /** The page at an address, `/hitting`. */
    page: (path: string) => byPath.get(path),
    /** The text of a file; undefined when there is none. */
    text: (file: string) => (files.includes(file) ? read(file) : undefined),
  };
}

function builtPage(file: string, html: string) {
  let dom: HTMLElement | undefined;
  return {
    path: pathOfFile(`/${file}`),
    file,
    html,
    /** The page, parsed once: who changes it clones it first. */
    get dom() {
      return (dom ??= parse(html, { comment: false }));
    },
  };
}

const readable = new Set([".html", ".txt", ".xml", ".json", ".webmanifest", ".svg"]);

/** The files that people and machines read as text. */
export function textFiles(site: BuiltSite): string[] {
  return [...site.files].filter((file) => readable.has(extname(file)));
}
