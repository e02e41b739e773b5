/** The files of the built site, and the scripts and styles in its pages. */
import { createHash } from "node:crypto";
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

/** The scripts and styles that stand in a page; data (JSON) is left out, since browsers do not run it. */
export function inlineTexts(html: string): { readonly scripts: string[]; readonly styles: string[] } {
  const texts = { script: [] as string[], style: [] as string[] };
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    const name = node.nodeName;
    if ((name === "script" || name === "style") && "attrs" in node) {
      const given = new Map(node.attrs.map((each) => [each.name, each.value]));
      const isData = /^application\/(?:ld\+)?json$/u.test(given.get("type") ?? "");
      const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      if (!given.has("src") && !isData) texts[name].push(text);
    }
    if ("content" in node) walk(node.content);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return { scripts: texts.script, styles: texts.style };
}

/** The hash of a style for the policy: `sha256-…`. */
export function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
