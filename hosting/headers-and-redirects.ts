/** The files `_headers` and `_redirects`, which Netlify and Cloudflare read. */
import type { ResponseHeaders } from "./headers.ts";
import { capitalizedRedirects } from "./path-patterns.ts";
import type { SiteRules } from "./site-rules.ts";

/** A rule of a `_headers` file: the headers that it sets for a path, and those of earlier rules that it removes. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: ResponseHeaders;
  readonly removed?: readonly string[];
}

/** The text of `_headers`. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers, removed = [] }) => [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/** The rules for files whose type the host cannot derive from their names. */
export function typeRules(types: SiteRules["types"]): HeaderRule[] {
  return Object.entries(types.byPath).map(([path, type]) => ({ path, headers: { "Content-Type": type } }));
}

/** The text of `_redirects`, with each ending, because addresses have to match exactly. */
export function redirectsFile(rules: SiteRules, endings: readonly string[]): string {
  return [...rules.redirects, ...capitalizedRedirects(rules)]
    .flatMap(({ from, to }) => endings.map((ending) => `${from}${ending} ${to} 301\n`))
    .join("");
}
