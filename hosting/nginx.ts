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

/** Where an alias with a query leads; the query is gone then. Nothing if there is none. */
function queryMap(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `# An alias with a query, and the page that it leads to.\nmap $request_uri $site_query_redirect {\n    default "";\n${lines.join("")}}\n\n`;
}

/** The directives outside the server block. */
function mapsOf(rules: SiteRules): string {
  const { headers, sharedPaths, cache, assets, pages, redirects, queryRedirects } = rules;
  const mapsTo = (source: string, name: string, pattern: string, value: string, other = "") =>
    `map ${source} ${variableOf(name)} { default ${quoted(other)}; ${quoted(pattern)} ${quoted(value)}; }`;
  const shared = sharedPaths.map(pathPattern);
  const inAnyCase = [
    ...pages.filter((path) => path !== "/").map((path) => ({ from: path, to: path })),
    ...redirects,
  ];
  const byQuery = queryRedirects.map(({ path, query, to }) => {
    const asks = query.map(([name, value]) => `(?=(?:.*&)?${escapeForPattern(`${name}=${value}`)}(?:&|$))`);
    return `    "~^${escapeForPattern(path)}/?\\?${asks.join("")}" ${to};\n`;
  });
  return `${queryMap(byQuery)}# An address that is spelled in another way, and the one it is sent to. \`$request_uri\` is what the visitor asked for.
map $request_uri $site_redirect {
    default "";
    "~^/(?:index|home/index)(?:\\.html)?/?(?:\\?|$)" /;
${redirects.map(({ from, to }) => `    "~^${escapeForPattern(from)}(?:\\.html)?/?(?:\\?|$)" ${to};`).join("\n")}
    "~^(${pagePattern})\\.html/?(?:\\?|$)" $1;
    "~^(${pagePattern}?)/+(?:\\?|$)" $1;
    # In small letters and nothing at its end: as it should be.
    "~^${pagePattern}(?:\\?|$)" "";
${inAnyCase.map(({ from, to }) => `    "~*^${escapeForPattern(from)}(?:\\.html)?/?(?:\\?|$)" ${to};`).join("\n")}
}

map $status:$uri $site_cache {
    default ${quoted(cache.pages)};
    "~^[45]" ${quoted(cache.errors)};
    "~:${assets}" ${quoted(cache.assets)};
}

# What only documents are sent, only HTTPS, and which files other sites may show.
${Object.entries(headers.documents)
  .map(([name, value]) => mapsTo("$sent_http_content_type", name, "~^text/html", value))
  .join("\n")}
${Object.entries(headers.secure)
  .map(([name, value]) => mapsTo("$https", name, "on", value))
  .join("\n")}
${Object.entries(headers.own)
  .map(([name, value]) =>
    mapsTo("$uri", name, `~^(?:${shared.join("|")})`, headers.shared[name] ?? value, value),
  )
  .join("\n")}
`;
}

/** The directives inside the server block, which also names the `root`. */
function directivesOf({ headers, notFound, types, queryRedirects }: SiteRules): string {
  const byQuery =
    queryRedirects.length > 0 ? "if ($site_query_redirect) { return 301 $site_query_redirect; }\n" : "";
  const always = (entries: readonly (readonly [name: string, value: string])[]) =>
    entries.map(([name, value]) => `add_header ${name} ${value} always;`);
  const mapped = [headers.documents, headers.secure, headers.own].flatMap((group) => Object.keys(group));
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
