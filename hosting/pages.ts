/** The files of the built site, and the hashes of its inline scripts and styles. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { filesBelow } from "../src/content/read/folder.ts";

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

/** The hashes of the inline scripts and styles of these pages; data (JSON) is left out, since browsers do not run it. */
export function inlineHashes(pages: readonly string[]): InlineHashes {
  const texts = { script: new Set<string>(), style: new Set<string>() };
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    const name = node.nodeName;
    if ((name === "script" || name === "style") && "attrs" in node) {
      const given = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const isData = /^application\/(?:ld\+)?json$/u.test(given.get("type") ?? "");
      const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      if (!given.has("src") && !isData) texts[name].add(text);
    }
    if ("content" in node) walk(node.content);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  for (const html of pages) walk(parse(html));
  const hashes = (all: ReadonlySet<string>) =>
    [...all].map((text) => `sha256-${createHash("sha256").update(text).digest("base64")}`).sort();
  return { scriptHashes: hashes(texts.script), styleHashes: hashes(texts.style) };
}

/** The hashes of the inline scripts and styles of a built site. */
export function inlineHashesOf(directory: string): InlineHashes {
  return inlineHashes(pageFilesOf(directory).map((file) => readFileSync(join(directory, file), "utf8")));
}
