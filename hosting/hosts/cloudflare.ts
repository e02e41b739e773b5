/** Cloudflare: Workers with static assets; Pages reads the same `_headers` and `_redirects`. */
import { headersFile, redirectsFile } from "./headers-file.ts";
import { json, withSuffixes, type Host } from "./host.ts";

export const cloudflare: Host = {
  title: "Cloudflare",
  compresses: true,
  files: (rules) => ({
    "site/_headers": headersFile(rules),
    "site/_redirects": redirectsFile(withSuffixes(rules.redirects, ["", "/", ".html"])),
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
};
