/** What a host's file is made of, and what every host can be asked. */
import type { Redirect, SiteRules } from "../rules.ts";

export interface Host {
  /** As the host writes its name. */
  readonly title: string;
  /** Compresses by itself and does not need the `.br`, `.gz` and `.zst` files. */
  readonly compresses: boolean;
  /** The files it wants, by name; those under `site/` go with the pages. */
  files(rules: SiteRules): Readonly<Record<string, string>>;
  /** The command that publishes, run in the folder of the files. */
  readonly publish: string;
}

/** JSON as a person would write it. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Headers as a list of name and value. */
export function pairs(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** The redirects once for each of these endings, for a host that takes an address to the letter. */
export function withSuffixes(redirects: readonly Redirect[], endings: readonly string[]): Redirect[] {
  return redirects.flatMap(({ from, to }) => endings.map((ending) => ({ from: from + ending, to })));
}

/** An address of the site in lower case, as a regular expression; it cannot begin with two slashes. */
export const pagePattern = "/[a-z0-9][a-z0-9/_-]*";
