/** The configuration files of each host, made from the rules, and the folder to publish. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deskAddress, type ResponseHeaders } from "./headers.ts";
import { compressedExtensions } from "./precompress.ts";
import { headersOf, type SiteRules } from "./rules.ts";

interface Host {
  /** The name as the host spells it. */
  readonly title: string;
  /** Whether the host compresses files itself and ignores `.br` and `.gz` files. */
  readonly compresses: boolean;
  /** Whether it can redirect an address by its query, such as `/index.php?page_id=12`. */
  readonly redirectsQueries: boolean;
  /** The host's configuration files by name; those under `site/` are published with the pages. */
  files(rules: SiteRules): Readonly<Record<string, string>>;
  /** The command that publishes, run in the folder of the files. */
  readonly publish: string;
}

/** The hosts by the name that `npm run host` takes. */
export const hosts = {
  netlify: {
    title: "Netlify",
    compresses: true,
    redirectsQueries: true,
    files: (rules) => ({
      "site/_headers": netlifyHeaders(rules),
      // A rule also matches with a slash at the end.
      "site/_redirects": netlifyQueries(rules) + redirectsFile(rules, ["", ".html"]),
    }),
    publish: "npx netlify-cli deploy --prod --no-build --dir site",
  },
  cloudflare: {
    title: "Cloudflare",
    compresses: true,
    redirectsQueries: false,
    files: (rules) => ({
      "site/_headers": cloudflareHeaders(rules),
      "site/_redirects": redirectsFile(rules, ["", "/", ".html"]),
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
  },
  vercel: {
    title: "Vercel",
    compresses: true,
    redirectsQueries: true,
    files: (rules) => ({ "site/vercel.json": json(vercelConfig(rules)) }),
    publish: "npx vercel deploy --prod site",
  },
  nginx: {
    title: "nginx",
    compresses: false,
    redirectsQueries: true,
    files: (rules) => ({ "maps.conf": nginxMaps(rules), "rules.conf": nginxRules(rules) }),
    publish: "sudo rsync -a --delete site/ /var/www/<name>/",
  },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

/** Whether there are files for a host of this name. */
export function isHostName(name: string): name is HostName {
  return Object.hasOwn(hosts, name);
}

/**
 * Writes the site and the host's configuration files, and returns the names of the configuration files. Keeps other
 * files in the folder, because the hosts' CLIs store the project's name there (Vercel's inside the published folder).
 * @param site the built site; it is not changed.
 */
export function writeDeployment(name: HostName, site: string, rules: SiteRules, target: string): string[] {
  const host: Host = hosts[name];
  const published = join(target, "site");
  mkdirSync(published, { recursive: true });
  for (const entry of readdirSync(published))
    if (entry !== ".vercel") rmSync(join(published, entry), { recursive: true });
  cpSync(site, published, {
    recursive: true,
    filter: (path) => !(host.compresses && compressedExtensions.some((ending) => path.endsWith(ending))),
  });
  // A host would serve the alias's file and not redirect.
  for (const { from } of rules.redirects)
    for (const ending of ["", ...compressedExtensions])
      rmSync(join(published, `${from}.html${ending}`), { force: true });
  const files = host.files(rules);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(target, file), text);
  return Object.keys(files);
}

/** A rule of a `_headers` file: the headers that it sets for a path, and those of earlier rules that it removes. */
interface HeaderRule {
  readonly path: string;
  readonly headers: ResponseHeaders;
  readonly removed?: readonly string[];
}

function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers, removed = [] }) => [
    path,
    ...removed.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

/**
 * Netlify's `_headers`. No two rules that match one path set the same header, because the result is not
 * documented; only the desk's page, which most sites don't have, sets some again. A pattern can't leave files out, so
 * that those beside the pages get the headers of documents, too.
 */
function netlifyHeaders({ headers, sharedPaths, cache, assets, pageFolders, types }: SiteRules): string {
  const page = { ...headers.documents, "Cache-Control": cache.pages };
  return headersFile([
    { path: "/*", headers: { ...headers.every, ...headers.secure } },
    { path: `${assets}*`, headers: { ...headers.own, "Cache-Control": cache.assets } },
    ...sharedPaths.map((path) => ({ path: path.endsWith("/") ? `${path}*` : path, headers: headers.shared })),
    { path: "/", headers: page },
    ...pageFolders.map((folder) => ({ path: `${folder}:page`, headers: page })),
    ...typeRules(types),
    ...(headers.desk ? [{ path: deskAddress, headers: headers.desk }] : []),
  ]);
}

/**
 * Cloudflare's `_headers`. It joins the values of a header that two matching rules set, so a rule removes the headers
 * that do not belong to its files.
 */
function cloudflareHeaders(rules: SiteRules): string {
  const { headers, cache, assets, pageFolders, looseFiles, types } = rules;
  const everywhere = { ...headers.every, ...headers.secure, ...headers.documents, ...headers.own };
  const folders = [assets, ...rules.sharedPaths.filter((path) => path.endsWith("/"))];
  const files = [...folders, ...looseFiles].map((path): HeaderRule => {
    const example = path.endsWith("/") ? `${path}file.ending` : path;
    const wanted: ResponseHeaders = { ...headersOf(example, rules), ...headers.secure };
    const changed = Object.entries(everywhere).filter(([name, value]) => wanted[name] !== value);
    const again = Object.entries(wanted).filter(([name]) => changed.some(([other]) => other === name));
    return {
      path: path.endsWith("/") ? `${path}*` : path,
      removed: changed.map(([name]) => name),
      headers: {
        ...Object.fromEntries(again),
        ...(path === assets ? { "Cache-Control": cache.assets } : {}),
      },
    };
  });
  return headersFile([
    { path: "/*", headers: everywhere },
    ...files,
    { path: "/", headers: { "Cache-Control": cache.pages } },
    // Also matches the files beside the pages.
    ...pageFolders.map((folder) => ({ path: `${folder}:page`, headers: { "Cache-Control": cache.pages } })),
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

function typeRules(types: SiteRules["types"]): HeaderRule[] {
  return Object.entries(types.byPath).map(([path, type]) => ({ path, headers: { "Content-Type": type } }));
}

/** Where an address in other letters leads: that of an alias or of a page, as people write a word that begins a line. */
function capitalizedRedirects({ pages, redirects }: SiteRules): SiteRules["redirects"] {
  const addresses = [...pages.map((path) => ({ from: path, to: path })), ...redirects];
  return addresses
    .map(({ from, to }) => ({ from: from.replaceAll(/\/[a-z]/gu, (start) => start.toUpperCase()), to }))
    .filter(({ from, to }) => from !== to);
}

/** Netlify's redirects by a query. The mark ! is for addresses that have a page, such as that of Home. */
function netlifyQueries({ queryRedirects }: SiteRules): string {
  return queryRedirects
    .map(({ path, query, to }) => {
      const parameters = query.map(([name, value]) => `${name}=${value}`).join(" ");
      return `${path} ${parameters} ${to} 301!\n`;
    })
    .join("");
}

/** The text of `_redirects`, with each ending, because addresses have to match exactly. */
function redirectsFile(rules: SiteRules, endings: readonly string[]): string {
  return [...rules.redirects, ...capitalizedRedirects(rules)]
    .flatMap(({ from, to }) => endings.map((ending) => `${from}${ending} ${to} 301\n`))
    .join("");
}

function vercelConfig(rules: SiteRules): object {
  const { headers, sharedPaths, cache, assets, types } = rules;
  const pairs = (values: ResponseHeaders) => Object.entries(values).map(([key, value]) => ({ key, value }));
  const patternOf = (path: string) => pathPattern(path.slice(1));
  const shared = sharedPaths.map(patternOf).join("|");
  const document = { ...headers.documents, ...headers.own };
  const notDesk = headers.desk ? `(?!${patternOf(deskAddress)})` : "";
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
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
    ],
    headers: [
      { source: "/(.*)", headers: pairs({ ...headers.every, ...headers.secure }) },
      // The names of documents have no ending.
      { source: `/(${notDesk}[^.]*)`, headers: pairs(document) },
      ...(headers.desk ? [{ source: deskAddress, headers: pairs({ ...document, ...headers.desk }) }] : []),
      { source: `/((?=.*\\.)(?!${shared}).*)`, headers: pairs(headers.own) },
      { source: `/((?=${shared}).*)`, headers: pairs(headers.shared) },
      { source: `${assets}(.*)`, headers: pairs({ "Cache-Control": cache.assets }) },
      { source: `/((?!${assets.slice(1)}).*)`, headers: pairs({ "Cache-Control": cache.pages }) },
      ...Object.entries(types.byPath).map(([source, type]) => ({
        source,
        headers: pairs({ "Content-Type": type }),
      })),
    ],
  };
}

/** Quotes a value for nginx with the quotation mark that it does not contain. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** Matches a lower-case address of the site, but never one that begins with two slashes. */
const pagePattern = "/[a-z0-9][a-z0-9/_-]*";

/** The variable that holds a header's value where it is sent, and nothing elsewhere: nginx sends no empty header. */
function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** A text as a part of a regular expression. */
function inPattern(text: string): string {
  return text.replaceAll(".", String.raw`\.`);
}

/** A path as a pattern: a folder also matches every path below it. */
function pathPattern(path: string): string {
  return path.endsWith("/") ? inPattern(path) : `${inPattern(path)}$`;
}

/** Where an old address with a query leads; the query is gone then. Nothing if there is none. */
function queryMap(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `# An old address with a query, and the page that it is sent to.\nmap $request_uri $site_query_redirect {\n    default "";\n${lines.join("")}}\n\n`;
}

/** The directives outside the server block. */
function nginxMaps(rules: SiteRules): string {
  const { headers, sharedPaths, cache, assets, pages, redirects, queryRedirects } = rules;
  const mapsTo = (source: string, name: string, pattern: string, value: string, other = "") =>
    `map ${source} ${variableOf(name)} { default ${quoted(other)}; ${quoted(pattern)} ${quoted(value)}; }`;
  const shared = sharedPaths.map(pathPattern);
  const inAnyCase = [
    ...pages.filter((path) => path !== "/").map((path) => ({ from: path, to: path })),
    ...redirects,
  ];
  const byQuery = queryRedirects.map(({ path, query, to }) => {
    const asks = query.map(([name, value]) => `(?=(?:.*&)?${inPattern(`${name}=${value}`)}(?:&|$))`);
    return `    "~^${inPattern(path)}/?\\?${asks.join("")}" ${to};\n`;
  });
  return `${queryMap(byQuery)}# An address that is spelled in another way, and the one it is sent to. \`$request_uri\` is what the visitor asked for.
map $request_uri $site_redirect {
    default "";
    "~^/(?:index|home/index)(?:\\.html)?/?(?:\\?|$)" /;
${redirects.map(({ from, to }) => `    "~^${inPattern(from)}(?:\\.html)?/?(?:\\?|$)" ${to};`).join("\n")}
    "~^(${pagePattern})\\.html/?(?:\\?|$)" $1;
    "~^(${pagePattern}?)/+(?:\\?|$)" $1;
    # In small letters and nothing at its end: as it should be.
    "~^${pagePattern}(?:\\?|$)" "";
${inAnyCase.map(({ from, to }) => `    "~*^${inPattern(from)}(?:\\.html)?/?(?:\\?|$)" ${to};`).join("\n")}
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
function nginxRules({ headers, notFound, types, queryRedirects }: SiteRules): string {
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

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
