/** nginx: one file for `conf.d`. */
import { pagePattern, type Host } from "./host.ts";
import type { SiteRules } from "../rules.ts";

export interface NginxOptions {
  /** What the `listen` directive names. */
  readonly listen: string;
  /** The folder of the site. */
  readonly root: string;
}

/** A value in quotation marks that it does not contain itself. */
const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

/** The text of the server's file. */
export function nginxFile(rules: SiteRules, { listen, root }: NginxOptions): string {
  const { headers, cache, assets, notFound, redirects, types, name } = rules;
  const typed = (place: string, type: string) =>
    `    location ${place} { types { } default_type ${quoted(type)}; try_files $uri =404; }`;
  return `# Made by "npm run host -- nginx"; a change here is lost.
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

server {
    listen ${listen};
    server_name ${name};
    root ${quoted(root)};
    index index.html;
    charset utf-8;
    server_tokens off;
    absolute_redirect off;
    gzip_static on;
    gzip_vary on;
    # brotli_static on;   # with the package libnginx-mod-http-brotli-static

${Object.entries({ ...headers })
  .map(([key, value]) => `    add_header ${key} ${quoted(value)} always;`)
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
}
`;
}

export const nginx: Host = {
  title: "nginx",
  compresses: false,
  redirects: true,
  files: (rules) => ({
    "site.conf": nginxFile(rules, { listen: "80", root: `/var/www/${rules.name}` }),
  }),
  publish:
    "sudo rsync -a --delete site/ /var/www/<name>/ && sudo cp site.conf /etc/nginx/conf.d/ && sudo nginx -s reload",
};
