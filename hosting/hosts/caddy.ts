/** Caddy: a Caddyfile. It gets its certificate by itself. */
import type { SiteRules } from "../rules.ts";
import { pagePattern, type Host } from "./host.ts";

export interface CaddyOptions {
  /** The site's address: a name for https, `:8080` for plain http. */
  readonly address: string;
  /** The folder of the site. */
  readonly root: string;
}

/** The text of the Caddyfile. */
export function caddyFile(rules: SiteRules, { address, root }: CaddyOptions): string {
  const { headers, cache, assets, notFound, redirects, types } = rules;
  const typed = Object.entries(types.byEnding).map(
    ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type "${type}"`,
  );
  return `# Made by "npm run host -- caddy"; a change here is lost.
(headers) {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} ${value.includes('"') ? `\`${value}\`` : `"${value}"`}`)
  .join("\n")}
		-Server
	}
}

${address} {
	root * ${root}
	import headers
	@assets path ${assets}*
	@pages not path ${assets}*
	header @assets Cache-Control "${cache.assets}"
	header @pages Cache-Control "${cache.pages}"
${Object.entries(types.byPath)
  .map(([path, type]) => `\theader ${path} Content-Type "${type}"`)
  .join("\n")}
${typed.join("\n")}

	# In this order: another spelling, a ".html", a slash at the end; the query stays.
	route {
		@nul path_regexp \\x00
		error @nul 404
${redirects
  .map(
    ({ from, to }, index) =>
      `\t\t@alias${index} path ${from} ${from}.html ${from}/\n\t\troute @alias${index} {\n\t\t\trewrite * ${to}\n\t\t\tredir * {uri} 301\n\t\t}`,
  )
  .join("\n")}
		@index path /index /index.html
		route @index {
			rewrite * /
			redir * {uri} 301
		}
		@ending path_regexp ending ^(${pagePattern})\\.html/?$
		route @ending {
			rewrite * {re.ending.1}
			redir * {uri} 301
		}
		@slash path_regexp slash ^(${pagePattern}?)/+$
		route @slash {
			rewrite * {re.slash.1}
			redir * {uri} 301
		}
		try_files {path} {path}.html
		file_server {
			precompressed zstd br gzip
		}
	}

	handle_errors {
		import headers
		header Cache-Control "${cache.errors}"
		header Content-Type "text/html; charset=utf-8"
		@missing expression \`{http.error.status_code} in [403, 404]\`
		handle @missing {
			rewrite * ${notFound}
			file_server {
				status 404
				precompressed zstd br gzip
			}
		}
	}
}
`;
}

export const caddy: Host = {
  title: "Caddy",
  compresses: false,
  redirects: true,
  files: (rules) => ({
    Caddyfile: caddyFile(rules, { address: rules.name, root: `/var/www/${rules.name}` }),
  }),
  publish:
    "sudo rsync -a --delete site/ /var/www/<name>/ && sudo cp Caddyfile /etc/caddy/ && sudo systemctl reload caddy",
};
