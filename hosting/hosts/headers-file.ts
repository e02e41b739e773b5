/**
 * The `_headers` and `_redirects` files of Netlify and Cloudflare. Cloudflare joins the values of a header that two
 * matching rules set, so no two rules that can match the same address set the same header.
 */
import type { Redirect, SiteRules } from "../rules.ts";

/** The text of `_headers`. */
export function headersFile({ headers, cache, assets, pageFolders, types }: SiteRules): string {
  const rules: [path: string, headers: Readonly<Record<string, string>>][] = [
    ["/*", headers],
    [`${assets}*`, { "Cache-Control": cache.assets }],
    ["/", { "Cache-Control": cache.pages }],
    ...pageFolders.map((folder): [string, Record<string, string>] => [
      `${folder}:page`,
      { "Cache-Control": cache.pages },
    ]),
    ...Object.entries(types.byPath).map(([path, type]): [string, Record<string, string>] => [
      path,
      { "Content-Type": type },
    ]),
  ];
  return rules
    .map(([path, values]) =>
      [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** The text of `_redirects`. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
