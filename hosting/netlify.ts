/** The configuration files of Netlify. */
import { headersFile, redirectsFile, typeRules } from "./headers-and-redirects.ts";
import { deskAddress } from "./headers.ts";
import type { Host } from "./host.ts";
import type { SiteRules } from "./site-rules.ts";

export const netlify = {
  title: "Netlify",
  compresses: true,
  redirectsQueries: true,
  files: (rules) => ({
    "site/_headers": headersText(rules),
    // A rule also matches with a slash at the end.
    "site/_redirects": queryRedirectLines(rules) + redirectsFile(rules, ["", ".html"]),
  }),
  publish: "npx netlify-cli deploy --prod --no-build --dir site",
} as const satisfies Host;

/**
 * The text of `_headers`. No two rules that match one path set the same header, because the result is not
 * documented; only the desk's page, which most sites don't have, sets some again. A pattern can't leave files out, so
 * that those beside the pages get the headers of documents, too.
 */
function headersText({
  headers,
  sharedPaths,
  downloads,
  cache,
  assets,
  addressFolders,
  types,
}: SiteRules): string {
  const page = { ...headers.documents, "Cache-Control": cache.pages };
  return headersFile([
    { path: "/*", headers: { ...headers.every, ...headers.secure } },
    { path: `${assets}*`, headers: { ...headers.own, "Cache-Control": cache.assets } },
    ...sharedPaths.map((path) => ({ path: path.endsWith("/") ? `${path}*` : path, headers: headers.shared })),
    ...downloads.map((path) => ({
      path,
      headers: { ...headers.own, ...headers.downloads, "Cache-Control": cache.pages },
    })),
    { path: "/", headers: page },
    ...addressFolders.map((folder) => ({ path: `${folder}:page`, headers: page })),
    ...typeRules(types),
    ...(headers.desk ? [{ path: deskAddress, headers: headers.desk }] : []),
  ]);
}

/** The redirects by a query. The mark ! is for addresses that have a page, such as that of Home. */
function queryRedirectLines({ queryRedirects }: SiteRules): string {
  return queryRedirects
    .map(({ path, query, to }) => {
      const parameters = query.map(([name, value]) => `${name}=${value}`).join(" ");
      return `${path} ${parameters} ${to} 301!\n`;
    })
    .join("");
}
