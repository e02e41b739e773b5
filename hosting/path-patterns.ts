/** Paths as the hosts' configuration files match them. */
import type { SiteRules } from "./site-rules.ts";

/** Redirects from addresses whose words begin with capitals, as people type them: `/Hitting` to `/hitting`. */
export function capitalizedRedirects({ pages, redirects }: SiteRules): SiteRules["redirects"] {
  const addresses = [...pages.map((path) => ({ from: path, to: path })), ...redirects];
  return addresses
    .map(({ from, to }) => ({ from: from.replaceAll(/\/[a-z]/gu, (start) => start.toUpperCase()), to }))
    .filter(({ from, to }) => from !== to);
}

/** A path as a part of a regular expression. */
export function escapeForPattern(text: string): string {
  return text.replaceAll(".", String.raw`\.`);
}

/** A path as a pattern: a folder also matches every path below it. */
export function pathPattern(path: string): string {
  return path.endsWith("/") ? escapeForPattern(path) : `${escapeForPattern(path)}$`;
}
