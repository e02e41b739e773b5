/** The configuration files of Cloudflare. */
import { headersFile, redirectsFile, typeRules, type HeaderRule } from "./headers-and-redirects.ts";
import { deskAddress, type ResponseHeaders } from "./headers.ts";
import { json, type Host } from "./host.ts";
import { headersOf, type SiteRules } from "./site-rules.ts";

export const cloudflare = {
  title: "Cloudflare",
  compresses: true,
  redirectsQueries: false,
  // https://developers.cloudflare.com/workers/static-assets/redirects: the lines above this number are ignored.
  redirectLimit: { most: 2000, count: (rules) => redirectsText(rules).split("\n").length - 1 },
  files: (rules) => ({
    "site/_headers": headersText(rules),
    "site/_redirects": redirectsText(rules),
    "wrangler.jsonc": json({
      name: rules.name.replaceAll(/[^a-z0-9]+/gu, "-"),
      compatibility_date: "2026-11-01",
      assets: {
        directory: "site",
        html_handling: "drop-trailing-slash",
        not_found_handling: "404-page",
      },
    }),
  }),
  publish: "npx wrangler deploy",
} as const satisfies Host;

function redirectsText(rules: SiteRules): string {
  return redirectsFile(rules, ["", "/", ".html"]);
}

/**
 * The text of `_headers`. Cloudflare joins the values of a header that two matching rules set, so a rule removes the
 * headers that do not belong to its files.
 */
function headersText(rules: SiteRules): string {
  const { headers, cache, assets, addressFolders, looseFiles, types } = rules;
  const everywhere = { ...headers.every, ...headers.secure, ...headers.documents, ...headers.own };
  const folders = [assets, ...rules.sharedPaths.filter((path) => path.endsWith("/"))];
  const files = [...folders, ...looseFiles].map((path): HeaderRule => {
    const example = path.endsWith("/") ? `${path}file.ending` : path;
    const wanted: ResponseHeaders = { ...headersOf(example, rules), ...headers.secure };
    const differing = Object.entries(everywhere).filter(([name, value]) => wanted[name] !== value);
    const replaced = Object.entries(wanted).filter(
      ([name, value]) => (everywhere as ResponseHeaders)[name] !== value,
    );
    return {
      path: path.endsWith("/") ? `${path}*` : path,
      removed: differing.map(([name]) => name),
      headers: {
        ...Object.fromEntries(replaced),
        ...(path === assets ? { "Cache-Control": cache.assets } : {}),
      },
    };
  });
  return headersFile([
    { path: "/*", headers: everywhere },
    ...files,
    { path: "/", headers: { "Cache-Control": cache.pages } },
    // Also matches the files beside the pages.
    ...addressFolders.map((folder) => ({
      path: `${folder}:page`,
      headers: { "Cache-Control": cache.pages },
    })),
    ...typeRules(types),
    ...(headers.desk
      ? [
          {
            path: deskAddress,
            headers: headers.desk,
            removed: Object.keys(headers.desk).filter((name) => name in everywhere),
          },
        ]
      : []),
  ]);
}
