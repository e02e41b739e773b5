/**
 * The scripts and styles that the build itself writes into pages. They are taken from a page that holds no content, so
 * nothing that somebody wrote can be among them.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findElements } from "./html.ts";

export interface InlineScripts {
  /** The texts of scripts. */
  readonly scripts: ReadonlySet<string>;
  /** The texts of styles. */
  readonly styles: ReadonlySet<string>;
}

/** Where the page without content is built to, until its scripts are known. */
export const inlineScriptsPath = "/inline-scripts";

/** Reads the page without content and takes it, and the file of its island, out of the built site. */
export function takeInlineScripts(directory: string): InlineScripts {
  const path = join(directory, `${inlineScriptsPath}.html`);
  const elements = findElements(readFileSync(path, "utf8"), new Set(["script", "style", "astro-island"]));
  const texts = (wanted: string) =>
    new Set(elements.flatMap(({ name, text }) => (name === wanted ? [text] : [])));
  for (const { attributes } of elements) {
    const file = attributes.get("component-url");
    if (file) rmSync(join(directory, file), { force: true });
  }
  rmSync(path);
  return { scripts: texts("script"), styles: texts("style") };
}
