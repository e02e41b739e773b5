/** The configuration file of Vercel. */
import { deskAddress, type ResponseHeaders } from "./headers.ts";
import { json, type Host } from "./host.ts";
import type { SiteRules } from "./site-rules.ts";
import { capitalizedRedirects, pathPattern } from "./path-patterns.ts";

export const vercel = {
  title: "Vercel",
  compresses: true,
  redirectsQueries: true,
  // https://vercel.com/docs/routing/redirects/configuration-redirects#limits: with more, it publishes nothing.
  redirectLimit: { most: 2048, count: (rules) => redirectsOf(rules).length },
  files: (rules) => ({ "site/vercel.json": json(configOf(rules)) }),
  publish: "npx vercel deploy --prod site",
} as const satisfies Host;

function redirectsOf(rules: SiteRules): readonly object[] {
  return [
    ...rules.queryRedirects.map(({ path, query, to }) => ({
      source: path,
      has: query.map(([key, value]) => ({ type: "query", key, value })),
      destination: to,
      statusCode: 301,
    })),
    ...[...rules.redirects, ...capitalizedRedirects(rules)].map(({ from, to }) => ({
      source: from,
      destination: to,
      statusCode: 301,
    })),
  ];
}

function configOf(rules: SiteRules): object {
  const { headers, sharedPaths, downloads, cache, assets, types } = rules;
  const pairs = (values: ResponseHeaders) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const patternOf = (path: string) => pathPattern(path.slice(1));
  const shared = sharedPaths.map(patternOf).join("|");
  const document = { ...headers.documents, ...headers.own };
  const notDesk = headers.desk ? `(?!${patternOf(deskAddress)})` : "";
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirectsOf(rules),
    headers: [
      { source: "/(.*)", headers: pairs({ ...headers.every, ...headers.secure }) },
      // The names of documents have no ending.
      { source: `/(${notDesk}[^.]*)`, headers: pairs(document) },
      ...(headers.desk ? [{ source: deskAddress, headers: pairs({ ...document, ...headers.desk }) }] : []),
      { source: `/((?=.*\\.)(?!${shared}).*)`, headers: pairs(headers.own) },
      { source: `/((?=${shared}).*)`, headers: pairs(headers.shared) },
      { source: `${assets}(.*)`, headers: pairs({ "Cache-Control": cache.assets }) },
      { source: `/((?!${assets.slice(1)}).*)`, headers: pairs({ "Cache-Control": cache.pages }) },
      ...downloads.map((source) => ({ source, headers: pairs(headers.downloads) })),
      ...Object.entries(types.byPath).map(([source, type]) => ({
        source,
        headers: pairs({ "Content-Type": type }),
      })),
    ],
  };
}
