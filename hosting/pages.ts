/** The files of the built site, and the hashes of its inline scripts and styles. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../src/content/read/folder.ts";
import { findElements, isDataBlock } from "./html.ts";

/** Every file of a folder, `/_assets/style.css`, sorted. */
export function filesOf(directory: string): string[] {
  return filesBelow(directory).map((file) => `/${file}`);
}

/** Every html file of a built site. */
export function pageFilesOf(directory: string): string[] {
  return filesOf(directory).filter((file) => file.endsWith(".html"));
}

/** The address at which a host serves an html file: `/camps/june.html` is `/camps/june`. */
export function addressOf(file: string): string {
  return file.replace(/\.html$/u, "").replace(/(^|\/)index$/u, "$1");
}

/** The hashes of inline scripts and styles for the policy: `sha256-…`, unique, sorted. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const inline: ReadonlySet<string> = new Set(["script", "style"]);

/** The hashes of the inline scripts and styles in these pages; data blocks are left out. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const elements = pages
    .flatMap((html) => findElements(html, inline))
    .filter((element) => !element.attributes.has("src") && !isDataBlock(element));
  const hashes = (wanted: string) => {
    const texts = new Set(elements.flatMap(({ name, text }) => (name === wanted ? [text] : [])));
    return [...texts].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`).sort();
  };
  return { scriptHashes: hashes("script"), styleHashes: hashes("style") };
}

/** The hashes of the inline scripts and styles of a built site. */
export function inlineHashesOf(directory: string): InlineHashes {
  return inlineHashes(pageFilesOf(directory).map((file) => readFileSync(join(directory, file), "utf8")));
}
