/** The built site as files: its pages, and the scripts that stand in them. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** Every file of a folder, `/_assets/style.css`, sorted. */
export function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.replace(/[\\/]$/u, "").length)
        .replaceAll(sep, "/"),
    )
    .sort();
}

/** Every html file of a built site. */
export function pageFilesOf(directory: string): string[] {
  return filesOf(directory).filter((file) => file.endsWith(".html"));
}

/** The address at which a host serves an html file: `/camps/june.html` is `/camps/june`. */
export function addressOf(file: string): string {
  return file.replace(/\.html$/u, "").replace(/(^|\/)index$/u, "$1");
}

/** A script or style that stands in a page: not one that the page loads, not data. */
const inline = {
  script: /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(?<text>.*?)<\/script>/gsu,
  style: /<style[^>]*>(?<text>.*?)<\/style>/gsu,
};

/** The hashes of what stands in the pages themselves, for the policy: `sha256-…`, each once, sorted. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** The hashes of the scripts and styles in these pages' html. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const hashes = (pattern: RegExp) => {
    const found = new Set(
      pages.flatMap((html) => [...html.matchAll(pattern)].map(({ groups }) => groups?.["text"] ?? "")),
    );
    return [...found].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`).sort();
  };
  return { scriptHashes: hashes(inline.script), styleHashes: hashes(inline.style) };
}

/** The hashes of the scripts and styles that stand in the pages of a built site. */
export function inlineHashesOf(directory: string): InlineHashes {
  return inlineHashes(pageFilesOf(directory).map((file) => readFileSync(join(directory, file), "utf8")));
}
