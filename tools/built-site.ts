/** The built site as files, parsed. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parse } from "node-html-parser";
import { addressOf } from "../hosting/pages.ts";
import { filesBelow } from "../src/content/read/folder.ts";

export type BuiltSite = ReturnType<typeof readSite>;
export type BuiltPage = BuiltSite["pages"][number];

/** Reads a built site. The result is empty when the folder does not exist. */
export function readSite(directory: string) {
  const files = existsSync(directory) ? filesBelow(directory) : [];
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(directory, file), "utf8");
      /** Its address, `/hitting`, and its file, `hitting.html`. */
      return { path: addressOf(`/${file}`), file, html, dom: parse(html, { comment: false }) };
    });
  return {
    directory,
    /** Every file, relative to the site, with `/` between folders. */
    files: new Set(files),
    pages,
    /** The text of a file; undefined when there is none. */
    text: (file: string) => (files.includes(file) ? readFileSync(join(directory, file), "utf8") : undefined),
  };
}

const readable = new Set([".html", ".txt", ".xml", ".json", ".webmanifest", ".svg"]);

/** The files that people and machines read as text. */
export function textFiles(site: BuiltSite): string[] {
  return [...site.files].filter((file) => readable.has(extname(file)));
}
