/** What is done to a site that Astro has built: its scripts checked and sped up, digests, the speculation rules, security.txt. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Facility } from "../src/content/schema/facility.ts";
import { applyEdits, findElements, isDataBlock, type Edit, type PageElement } from "./html.ts";
import { digestsOf, integrityEdits } from "./integrity.ts";
import type { InlineScripts } from "./inline-scripts.ts";
import { pageFilesOf } from "./pages.ts";
import { securityText, securityTextPath } from "./security-txt.ts";
import { speculationPath, speculationRules } from "./speculation.ts";

const touched: ReadonlySet<string> = new Set(["script", "style", "link"]);

/**
 * The page as it is published.
 * @param digest the digest of a file of the site.
 * @throws Error when the page holds a script or style that the build did not write, or loads a file that the site lacks.
 */
export function postprocessHtml(
  html: string,
  own: InlineScripts,
  digest: (path: string) => string | undefined,
): string {
  const edits = findElements(html, touched).flatMap((element): Edit[] => {
    const { name, attributes } = element;
    if (name === "style") return [withoutStyle(element, own)];
    if (name === "link") return integrityEdits(element, digest);
    if (isDataBlock(element)) return [];
    if (!attributes.has("src")) allow("script", element.text, own.scripts);
    return [...withoutWaiting(element), ...integrityEdits(element, digest)];
  });
  return applyEdits(html, edits);
}

/**
 * Has a script run as soon as it comes, mostly while the style sheet is still on its way. Left as they are, the
 * browser has scripts wait for it: those in files run between it and the first paint, and those in the page (of
 * islands) hold up its reading meanwhile. The site's own stands at the end of the page, so all that it looks for is
 * there; islands come to life whenever they are known.
 */
function withoutWaiting({ attributes, startTag }: PageElement): Edit[] {
  const missing = [
    ...(attributes.has("async") ? [] : [" async"]),
    ...(attributes.has("type") ? [] : [' type="module"']),
  ];
  const at = startTag.start + "<script".length;
  return missing.length > 0 ? [{ start: at, end: at, text: missing.join("") }] : [];
}

/** Astro writes the style of its islands into the body, where HTML allows none. Ours is `styles/islands.css`. */
function withoutStyle({ text, whole }: PageElement, own: InlineScripts): Edit {
  allow("style", text, own.styles);
  return { ...whole, text: "" };
}

function allow(what: string, text: string, own: ReadonlySet<string>): void {
  if (!own.has(text))
    throw new Error(`a page holds a ${what} that the build did not write: ${text.slice(0, 80)}`);
}

/**
 * Finishes the built site in `directory`, once.
 * @param facility whom to write to, and the public address that the site is built for.
 * @param own what may stand in its pages.
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
