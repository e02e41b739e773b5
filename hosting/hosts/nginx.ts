/**
 * nginx: the rules, which publishing replaces, and the server that includes them, which is installed once: certbot
 * writes the certificate into it.
 */
import { pagePattern, type Host } from "./host.ts";
import type { SiteRules } from "../rules.ts";

export interface NginxOptions {
  /** What the `listen` directive names. */
  readonly listen: string;
  /** The folder of the site. */
  readonly root: string;
  /** The folder of the rules. */
  readonly rules: string;
}

/** A value in quotation marks that it does not contain itself. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

const made = '# Made by "npm run host -- nginx"; a change here is lost.';

/** What stands outside of the server. */
function maps({ cache, assets, redirects }: SiteRules): string {
  return `${made}
# An address that is spelled in another way, and the one it is sent to. \`$request_uri\` is what the visitor asked for.
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

/** What stands in the server. */
function inServer({ headers, notFound, types }: SiteRules, root: string): string {
  const typed = (place: string, type: string) =>
    `location ${place} { types { } default_type ${quoted(type)}; try_files $uri =404; }`;
  return `${made}
root ${quoted(root)};
index index.html;
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;

${Object.entries(headers)
  .map(([key, value]) => `add_header ${key} ${quoted(value)} always;`)
  .join("\n")}
add_header Cache-Control $site_cache always;

if ($site_redirect) { return 301 $site_redirect$is_args$args; }

error_page 403 404 ${notFound};
location = ${notFound} { internal; }
location / { try_files $uri $uri.html $uri/index.html =404; }
${Object.entries(types.byPath)
  .map(([path, type]) => typed(`= ${path}`, type))
  .join("\n")}
${Object.entries(types.byEnding)
  .map(([ending, type]) => typed(`~ \\.${ending}$`, type.replace("; charset=utf-8", "")))
  .join("\n")}
`;
}

/** The server, in which nothing stands that a later version of the site would change. */
function server(name: string, { listen, rules }: NginxOptions): string {
  return `# Made by "npm run host -- nginx" and installed once: certbot's changes and your own stay.
include ${rules}/maps.conf;

server {
    listen ${listen};
    server_name ${name};
    include ${rules}/rules.conf;
    # brotli_static on;   # with the package libnginx-mod-http-brotli-static
}
`;
}

/** Installs the files; with `DESTDIR` below another folder, without asking nginx. */
function publish(name: string, { root, rules }: NginxOptions): string {
  return `#!/bin/sh
${made} Usage: sudo sh publish.sh
set -eu
umask 022
cd "$(dirname "$0")"
to=\${DESTDIR-}
www=$to${root} rules=$to${rules} server=$to/etc/nginx/conf.d/${name}.conf

mkdir -p "$www" "$rules" "$(dirname "$server")"
rm -rf "$www.new" "$www.old"
cp -R site "$www.new"
mv "$www" "$www.old"
mv "$www.new" "$www"
rm -rf "$www.old"
cp maps.conf rules.conf "$rules/"
# The server holds what certbot wrote into it: https would go with it.
[ -e "$server" ] || cp server.conf "$server"
[ -n "$to" ] || { nginx -t && nginx -s reload; }
`;
}

/** The files, by name. */
export function nginxFiles(rules: SiteRules, options: NginxOptions): Record<string, string> {
  return {
    "maps.conf": maps(rules),
    "rules.conf": inServer(rules, options.root),
    "server.conf": server(rules.name, options),
    "publish.sh": publish(rules.name, options),
  };
}

export const nginx: Host = {
  title: "nginx",
  compresses: false,
  redirects: true,
  files: (rules) =>
    nginxFiles(rules, { listen: "80", root: `/var/www/${rules.name}`, rules: `/etc/nginx/${rules.name}` }),
  publish: "sudo sh publish.sh",
};
