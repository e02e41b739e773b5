/** Post-processes Astro's build: script attributes, integrity digests, speculation rules, security.txt. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Facility } from "../src/content/schema/facility.ts";
import { applyEdits, findElements, isDataBlock, type Edit, type PageElement } from "./html.ts";
import { digestsOf, integrityEdits } from "./integrity.ts";
import type { InlineScripts } from "./inline-scripts.ts";
import { pageFilesOf } from "./pages.ts";
import { securityText, securityTextPath } from "./security-txt.ts";
import { speculationPath, speculationRules } from "./speculation.ts";

const processed: ReadonlySet<string> = new Set(["script", "style", "link"]);

/**
 * Returns the page in its published form.
 * @param digest looks up the digest of a file of the site.
 * @throws Error when the page contains a script or style that the build did not write, or loads a missing file.
 */
export function postprocessHtml(
  html: string,
  own: InlineScripts,
  digest: (path: string) => string | undefined,
): string {
  const edits = findElements(html, processed).flatMap((element): Edit[] => {
    const { name, attributes } = element;
    if (name === "style") return [removeStyle(element, own)];
    if (name === "link") return integrityEdits(element, digest);
    if (isDataBlock(element)) return [];
    if (!attributes.has("src")) allow("script", element.text, own.scripts);
    return [...asyncAttributes(element), ...integrityEdits(element, digest)];
  });
  return applyEdits(html, edits);
}

/**
 * Makes a script `async`, so that it does not wait for the style sheet. Without it, external scripts run between the
 * style sheet and the first paint, and the inline scripts of islands block the parser. The site's own script is at the
 * end of the page, so every element it looks for has been parsed; islands can hydrate at any time.
 */
function asyncAttributes({ attributes, startTag }: PageElement): Edit[] {
  const missing = [
    ...(attributes.has("async") ? [] : [" async"]),
    ...(attributes.has("type") ? [] : [' type="module"']),
  ];
  const at = startTag.start + "<script".length;
  return missing.length > 0 ? [{ start: at, end: at, text: missing.join("") }] : [];
}

/** Removes the style that Astro writes into the body, where HTML allows none; `styles/islands.css` replaces it. */
function removeStyle({ text, whole }: PageElement, own: InlineScripts): Edit {
  allow("style", text, own.styles);
  return { ...whole, text: "" };
}

function allow(what: string, text: string, own: ReadonlySet<string>): void {
  if (!own.has(text))
    throw new Error(`a page holds a ${what} that the build did not write: ${text.slice(0, 80)}`);
}

/**
 * Post-processes the built site in `directory`, once.
 * @param facility the contact for security.txt and the public address of the site.
 * @param own the inline scripts and styles that pages may contain.
 */
export function postprocessSite(
  directory: string,
  facility: Pick<Facility, "email" | "website">,
  now: Date,
  own: InlineScripts,
): void {
  const digest = digestsOf(directory);
  for (const file of pageFilesOf(directory)) {
    const path = join(directory, file);
    try {
      writeFileSync(path, postprocessHtml(readFileSync(path, "utf8"), own, digest));
    } catch (cause) {
      throw new Error(`${file}: ${(cause as Error).message}`, { cause });
    }
  }
  const security = join(directory, securityTextPath);
  mkdirSync(dirname(security), { recursive: true });
  writeFileSync(security, securityText(facility, now));
  writeFileSync(join(directory, speculationPath), speculationRules());
}
