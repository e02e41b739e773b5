/** The files of the built site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { filesBelow } from "../src/content/read/folder.ts";
import { hashSource } from "../src/plugins/hash-source.ts";

/** Every file of a folder, `/_assets/style.css`, sorted. */
export function filesOf(directory: string): string[] {
  return filesBelow(directory).map((file) => `/${file}`);
}

/** Every html file of a built site. */
export function pageFilesOf(directory: string): string[] {
  return filesOf(directory).filter((file) => file.endsWith(".html"));
}

/** The address at which a host serves an html file: `/camps/june.html` is `/camps/june`. */
export function pathOfFile(file: string): string {
  return file.replace(/\.html$/u, "").replace(/(^|\/)index$/u, "$1");
}

/** The hashes of the scripts that stand in the pages, for their policy. Without an island, no page has one. */
export function scriptHashesOf(directory: string): string[] {
  const scripts = pageFilesOf(directory).flatMap((file) =>
    scriptsIn(readFileSync(join(directory, file), "utf8")),
  );
  return [...new Set(scripts)].map(hashSource);
}

/** The texts of a page's scripts. One with an address is a file; one of another type, such as JSON-LD, is data. */
function scriptsIn(html: string): string[] {
  return parse(html)
    .querySelectorAll("script:not([src])")
    .filter((script) => ["", "module"].includes(script.getAttribute("type") ?? ""))
    .map((script) => script.rawText);
}
