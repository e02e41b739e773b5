/** The built site as files, parsed. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parse, type HTMLElement } from "node-html-parser";
import { addressOf } from "../hosting/pages.ts";
import { filesBelow } from "../src/content/read/folder.ts";

export interface BuiltPage {
  /** Its address: `/hitting`. */
  readonly path: string;
  /** Its file, relative to the site: `hitting.html`. */
  readonly file: string;
  readonly html: string;
  readonly dom: HTMLElement;
}

export interface BuiltSite {
  readonly directory: string;
  /** Every file, relative to the site, with `/` between folders. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
  /** The text of a file; undefined when there is none. */
  text(file: string): string | undefined;
}

/** Reads a built site. The result is empty when the folder does not exist. */
export function readSite(directory: string): BuiltSite {
  const files = existsSync(directory) ? filesBelow(directory) : [];
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(directory, file), "utf8");
      return { path: addressOf(`/${file}`), file, html, dom: parse(html, { comment: false }) };
    });
  return {
    directory,
    files: new Set(files),
    pages,
    text: (file) => (files.includes(file) ? readFileSync(join(directory, file), "utf8") : undefined),
  };
}

const readable = new Set([".html", ".txt", ".xml", ".json", ".webmanifest", ".svg"]);

/** The files that people and machines read as text. */
export function textFiles(site: BuiltSite): string[] {
  return [...site.files].filter((file) => readable.has(extname(file)));
}
