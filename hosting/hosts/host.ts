/** What every host provides, and helpers for its configuration files. */
import type { Redirect, SiteRules } from "../rules.ts";

export interface Host {
  /** The name as the host spells it. */
  readonly title: string;
  /** Whether the host compresses files itself and ignores `.br`, `.gz` and `.zst` files. */
  readonly compresses: boolean;
  /** The host's configuration files by name; those under `site/` are published with the pages. */
  files(rules: SiteRules): Readonly<Record<string, string>>;
  /** The command that publishes, run in the folder of the files. */
  readonly publish: string;
}

/** Indented JSON with a final line break. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Headers as a list of name and value. */
export function pairs(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** Repeats each redirect with each suffix (`/`, `.html`), for hosts that match addresses exactly. */
export function withSuffixes(redirects: readonly Redirect[], endings: readonly string[]): Redirect[] {
  return redirects.flatMap(({ from, to }) => endings.map((ending) => ({ from: from + ending, to })));
}

/** Matches a lower-case address of the site, but never one that begins with two slashes. */
export const pagePattern = "/[a-z0-9][a-z0-9/_-]*";
