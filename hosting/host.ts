import type { SiteRules } from "./site-rules.ts";

/** A host that the site can be published on. */
export interface Host {
  /** The name as the host spells it. */
  readonly title: string;
  /** Whether the host compresses files itself and ignores `.br` and `.gz` files. */
  readonly compresses: boolean;
  /** Whether it can redirect an address by its query, such as `/index.php?page_id=12`. */
  readonly redirectsQueries: boolean;
  /** How many redirects it takes, and how many it would get; nothing if it has no limit. */
  readonly redirectLimit?: { readonly most: number; readonly count: (rules: SiteRules) => number };
  /** The host's configuration files by name; those under `site/` are published with the pages. */
  files(rules: SiteRules): Readonly<Record<string, string>>;
  /** The command that publishes, run in the folder of the files. */
  readonly publish: string;
}

/** An object as the text of a configuration file. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
