/** What a page may weigh, in bytes after brotli, and how much of it each of its parts is. */
import { brotliCompressSync } from "node:zlib";
import type { BuiltPage } from "../tools/site/read-site.ts";
import { bytesOf, firstFlight } from "../tools/checking/heavy-pages.ts";
import type { scriptsOf } from "./script-size.ts";

/** All scripts of a page, by what it has. React is 59 kB of those of a form. */
const scriptLimits = { form: 82_000, search: 12_000, carousel: 5000, plain: 4000 } as const;

interface Part {
  readonly name: string;
  readonly bytes: number;
}

export interface Weight {
  readonly bytes: number;
  readonly limit: number;
  /** `/coaches: 14,812 of 14,600 bytes`, then its parts, the heaviest first. */
  readonly report: string;
}

/** The weight of a page's HTML and of the styles in it. */
export function weightOfPage({ path, html, dom }: BuiltPage): Weight {
  const bytes = bytesOf(html);
  // To compress each part as well takes twice as long, and is for the report alone.
  if (bytes <= firstFlight) return weight(path, bytes, firstFlight, []);
  const styles = dom.querySelectorAll("style").map((style) => style.text);
  const withoutStyles = styles.reduce((rest, style) => rest.replace(style, ""), html);
  const parts = [
    { name: "HTML", bytes: compressed(withoutStyles) },
    { name: "styles", bytes: compressed(styles.join("")) },
  ];
  return weight(path, bytes, firstFlight, parts);
}

/** The weight of all scripts that a page loads before any interaction. */
export function weightOfScripts({ path, dom }: BuiltPage, site: ReturnType<typeof scriptsOf>): Weight {
  const parts = site.scripts(dom).map((name) => ({ name, bytes: site.sizeOf(name) }));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  return weight(path, bytes, scriptLimits[kindOf(dom)], parts);
}

function kindOf(dom: BuiltPage["dom"]): keyof typeof scriptLimits {
  if (dom.querySelector("[data-form]")) return "form";
  if (dom.querySelector("main search")) return "search";
  if (dom.querySelector(".carousel")) return "carousel";
  return "plain";
}

function weight(path: string, bytes: number, limit: number, parts: readonly Part[]): Weight {
  const heaviestFirst = parts.toSorted((a, b) => b.bytes - a.bytes);
  const lines = heaviestFirst.map((part) => `  ${part.name}: ${format(part.bytes)}`);
  return {
    bytes,
    limit,
    report: [`${path}: ${format(bytes)} of ${format(limit)} bytes`, ...lines].join("\n"),
  };
}

const format = (bytes: number) => bytes.toLocaleString("en-US");
const compressed = (text: string) => brotliCompressSync(text).length;
