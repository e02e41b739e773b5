/** What each host needs beside the site, made from the rules, and the folder to publish. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deskAddress, type Headers } from "./headers.ts";
import { compressedExtensions } from "./precompress.ts";
import type { SiteRules } from "./rules.ts";

interface Host {
  /** The name as the host spells it. */
  readonly title: string;
  /** Whether the host compresses files itself and ignores `.br` and `.gz` files. */
  readonly compresses: boolean;
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
    files: (rules) => ({
      "site/_headers": headersFile(rules, false),
      // A rule also matches with a slash at the end.
      "site/_redirects": redirectsFile(rules.redirects, ["", ".html"]),
    }),
    publish: "npx netlify-cli deploy --prod --no-build --dir site",
  },
  cloudflare: {
    title: "Cloudflare",
    compresses: true,
    files: (rules) => ({
      "site/_headers": headersFile(rules, true),
      "site/_redirects": redirectsFile(rules.redirects, ["", "/", ".html"]),
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
    files: (rules) => ({ "site/vercel.json": json(vercelConfig(rules)) }),
    publish: "npx vercel deploy --prod site",
  },
  nginx: {
    title: "nginx",
    compresses: false,
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

/**
 * The text of `_headers`. Cloudflare joins the values of a header that two matching rules set, so a rule that sets one
 * again takes the first one back (`detach`).
 */
function headersFile(
  { headers, desk = {}, cache, assets, pageFolders, types }: SiteRules,
  detach: boolean,
): string {
  const rules: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
    ["/*", headers],
    [`${assets}*`, { "Cache-Control": cache.assets }],
    ["/", { "Cache-Control": cache.pages }],
    ...pageFolders.map((folder) => [`${folder}:page`, { "Cache-Control": cache.pages }] as const),
    ...Object.entries(types.byPath).map(([path, type]) => [path, { "Content-Type": type }] as const),
  ];
  const lines = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
  const again = Object.keys(desk).filter((name) => detach && name in headers);
  const deskLines = [...again.map((name) => `  ! ${name}\n`), ...lines(desk)];
  return [
    ...rules.map(([path, values]) => `${path}\n${lines(values).join("")}`),
    ...(deskLines.length > 0 ? [`${deskAddress}\n${deskLines.join("")}`] : []),
  ].join("\n");
}

/** The text of `_redirects`, with each ending, because addresses have to match exactly. */
function redirectsFile(redirects: SiteRules["redirects"], endings: readonly string[]): string {
  return redirects
    .flatMap(({ from, to }) => endings.map((ending) => `${from}${ending} ${to} 301\n`))
    .join("");
}

function vercelConfig({ headers, desk, cache, assets, types, redirects }: SiteRules): object {
  const pairs = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([key, value]) => ({ key, value }));
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    headers: [
      ...(desk ? [{ source: deskAddress, headers: pairs({ ...headers, ...desk }) }] : []),
      { source: desk ? `/((?!${deskAddress.slice(1)}$).*)` : "/(.*)", headers: pairs(headers) },
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

/** The directives outside the server block. */
function nginxMaps({ cache, assets, redirects }: SiteRules): string {
  return `# An address that is spelled in another way, and the one it is sent to. \`$request_uri\` is what the visitor asked for.
map $request_uri $site_redirect {
    default "";
    "~^/(?:index|home/index)(?:\\.html)?/?(?:\\?|$)" /;
${redirects.map(({ from, to }) => `    "~^${from}(?:\\.html)?/?(?:\\?|$)" ${to};`).join("\n")}
    "~^(${pagePattern})\\.html/?(?:\\?|$)" $1;
    "~^(${pagePattern}?)/+(?:\\?|$)" $1;
}

map $status:$uri $site_cache {
    default ${quoted(cache.pages)};
    "~^[45]" ${quoted(cache.errors)};
    "~:${assets}" ${quoted(cache.assets)};
}
`;
}

/** The directives inside the server block, which also names the \`root\`. */
function nginxRules({ headers, desk, notFound, types }: SiteRules): string {
  const added = (values: Headers) =>
    [
      ...Object.entries(values).map(([key, value]) => `add_header ${key} ${quoted(value)} always;`),
      "add_header Cache-Control $site_cache always;",
    ].join("\n");
  const typed = (place: string, type: string) =>
    `location ${place} { types { } default_type ${quoted(type)}; try_files $uri =404; }`;
  return `index index.html;
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;

${added(headers)}

if ($site_redirect) { return 301 $site_redirect$is_args$args; }

error_page 403 404 ${notFound};
location = ${notFound} { internal; }
${desk ? `location = ${deskAddress} {\n${added({ ...headers, ...desk })}\ntry_files $uri.html =404;\n}\n` : ""}location / { try_files $uri $uri.html $uri/index.html =404; }
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
