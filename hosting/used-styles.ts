/** Removes the styles that neither a page nor a script can use. */
import { transform } from "lightningcss";

/** These styles without the rules for classes and ids that `used`, the page and the scripts, does not name. */
export function usedStyles(css: string, used: string): string {
  const named = [...css.matchAll(/[.#]([a-z_][\w-]*)/giu)].map(([, name = ""]) => name);
  return without(
    css,
    [...new Set(named)].filter((name) => !used.includes(name)),
  );
}

/** These styles without the custom properties that neither they nor `more`, other styles and drawings, use. */
export function usedProperties(css: string, more: string): string {
  const properties = new Set([...css.matchAll(/(--[\w-]+)\s*:/gu)].map(([, name = ""]) => name));
  const left = without(
    css,
    [...properties].filter((name) => !(css + more).includes(`var(${name}`)),
  );
  // A removed property may have been the only use of another.
  return left.length < css.length ? usedProperties(left, more) : left;
}

function without(css: string, unusedSymbols: string[]): string {
  return transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  }).code.toString();
}
