/**
 * The allowlist of inline scripts and styles: the ones that Astro itself writes into pages. It is read from a page
 * without content, so nothing from the content can get onto it.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findElements } from "./html.ts";

export interface InlineScripts {
  readonly scripts: ReadonlySet<string>;
  readonly styles: ReadonlySet<string>;
}

/** The address of the page without content, which is deleted after it is read. */
export const inlineScriptsPath = "/inline-scripts";

/** Reads the page without content, then deletes it and the script of its island from the built site. */
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
