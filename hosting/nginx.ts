/** The configuration files of nginx. */
import type { Host } from "./host.ts";
import { deskAddress } from "./headers.ts";
import type { SiteRules } from "./site-rules.ts";
import { escapeForPattern, pathPattern } from "./path-patterns.ts";

export const nginx = {
  title: "nginx",
  compresses: false,
  redirectsQueries: true,
  files: (rules) => ({ "maps.conf": mapsOf(rules), "rules.conf": directivesOf(rules) }),
  publish: "sudo rsync -a --delete site/ /var/www/<name>/",
} as const satisfies Host;

/** Quotes a value for nginx with the quotation mark that it does not contain. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** Matches a lower-case address of the site, but never one that begins with two slashes. */
const pagePattern = "/[a-z0-9][a-z0-9/_-]*";

/** The variable that holds a header's value where it is sent, and nothing elsewhere: nginx sends no empty header. */
function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** The directives outside the server block. */
function mapsOf(rules: SiteRules): string {
  const maps = [...queryMaps(rules), ...redirectMap(rules), ...cacheMap(rules), ...headerMaps(rules)];
  return `${maps.join("\n")}\n`;
}

/** Where the query begins, or the address ends. */
const queryOrEnd = String.raw`(?:\?|$)`;
/** The end of a page's address, also with `.html` or a slash. */
const looseEnd = String.raw`(?:\.html)?/?${queryOrEnd}`;

/** Where an alias with a query leads; the query is gone then. Nothing if there is none. */
function queryMaps({ queryRedirects }: SiteRules): string[] {
  if (queryRedirects.length === 0) return [];
  const entries = queryRedirects.map(({ path, query, to }) => {
    const asks = query.map(([name, value]) => `(?=(?:.*&)?${escapeForPattern(`${name}=${value}`)}(?:&|$))`);
    return String.raw`    "~^${escapeForPattern(path)}/?\?${asks.join("")}" ${to};`;
  });
  return [
    "# An alias with a query, and the page that it leads to.",
    "map $request_uri $site_query_redirect {",
    '    default "";',
    ...entries,
    "}",
    "",
  ];
}

/** Where an address leads that is spelled in another way. */
function redirectMap({ pages, redirects }: SiteRules): string[] {
  const addresses = pages.filter((path) => path !== "/").map((path) => ({ from: path, to: path }));
  const entry = (modifier: string, { from, to }: SiteRules["redirects"][number]) =>
    `    "${modifier}^${escapeForPattern(from)}${looseEnd}" ${to};`;
  return [
    "# An address that is spelled in another way, and the one it is sent to. `$request_uri` is what the visitor asked for.",
    "map $request_uri $site_redirect {",
    '    default "";',
    `    "~^/(?:index|home/index)${looseEnd}" /;`,
    ...redirects.map((redirect) => entry("~", redirect)),
    String.raw`    "~^(${pagePattern})\.html/?${queryOrEnd}" $1;`,
    `    "~^(${pagePattern}?)/+${queryOrEnd}" $1;`,
    "    # In small letters and nothing at its end: as it should be.",
    `    "~^${pagePattern}${queryOrEnd}" "";`,
    ...[...addresses, ...redirects].map((redirect) => entry("~*", redirect)),
    "}",
    "",
  ];
}

/** How long a response may be kept. */
function cacheMap({ cache, assets }: SiteRules): string[] {
  return [
    "map $status:$uri $site_cache {",
    `    default ${quoted(cache.pages)};`,
    `    "~^[45]" ${quoted(cache.errors)};`,
    `    "~:${assets}" ${quoted(cache.assets)};`,
    "}",
    "",
  ];
}

/** The headers that not every response has, or not with the same value. */
function headerMaps({ headers, sharedPaths, downloads }: SiteRules): string[] {
  const { documents, secure, own, shared } = headers;
  const map = (source: string, name: string, pattern: string, value: string, other = "") =>
    `map ${source} ${variableOf(name)} { default ${quoted(other)}; ${quoted(pattern)} ${quoted(value)}; }`;
  const anyOf = (paths: readonly string[]) => `~^(?:${paths.map(pathPattern).join("|")})`;
  return [
    "# What only documents are sent, only HTTPS, and which files other sites may show.",
    ...Object.entries(documents).map(([name, value]) =>
      map("$sent_http_content_type", name, "~^text/html", value),
    ),
    ...Object.entries(secure).map(([name, value]) => map("$https", name, "on", value)),
    ...Object.entries(own).map(([name, value]) =>
      map("$uri", name, anyOf(sharedPaths), shared[name] ?? value, value),
    ),
    ...(downloads.length > 0
      ? Object.entries(headers.downloads).map(([name, value]) => map("$uri", name, anyOf(downloads), value))
      : []),
  ];
}

/** The directives inside the server block, which also names the `root`. */
function directivesOf({ headers, downloads, notFound, types, queryRedirects }: SiteRules): string {
  const byQuery =
    queryRedirects.length > 0 ? "if ($site_query_redirect) { return 301 $site_query_redirect; }\n" : "";
  const always = (entries: readonly (readonly [name: string, value: string])[]) =>
    entries.map(([name, value]) => `add_header ${name} ${value} always;`);
  const groups = [headers.documents, headers.secure, headers.own];
  if (downloads.length > 0) groups.push(headers.downloads);
  const mapped = groups.flatMap((group) => Object.keys(group));
  const sent = new Map<string, string>([
    ...Object.entries(headers.every).map(([name, value]) => [name, quoted(value)] as const),
    ...mapped.map((name) => [name, variableOf(name)] as const),
    ["Cache-Control", "$site_cache"],
  ]);
  const added = always([...sent]).join("\n");
  const onDesk = Object.entries(headers.desk ?? {}).map(([name, value]) => [name, quoted(value)] as const);
  const addedOnDesk = always([...new Map([...sent, ...onDesk])]).join("\n");
  const typed = (place: string, type: string) =>
    `location ${place} { types { } default_type ${quoted(type)}; try_files $uri =404; }`;
  return `index index.html;
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;

${added}

${byQuery}if ($site_redirect) { return 301 $site_redirect$is_args$args; }

error_page 403 404 ${notFound};
location = ${notFound} { internal; }
# The page for unknown addresses has none of its own, and compressed files are sent only as what they hold.
location = ${notFound.replace(/\.html$/u, "")} { return 404; }
location ~ \\.(?:br|gz)$ { return 404; }
${headers.desk ? `location = ${deskAddress} {\n${addedOnDesk}\ntry_files $uri.html =404;\n}\n` : ""}location / { try_files $uri $uri.html $uri/index.html =404; }
${Object.entries(types.byPath)
  .map(([path, type]) => typed(`= ${path}`, type))
  .join("\n")}
${Object.entries(types.byExtension)
  .map(([ending, type]) => typed(`~ \\.${ending}$`, type))
  .join("\n")}
`;
}
