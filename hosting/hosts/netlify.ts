/** Netlify: `_headers` and `_redirects` in the site. */
import { headersFile } from "./headers-file.ts";
import type { Host } from "./host.ts";

export const netlify: Host = {
  title: "Netlify",
  compresses: true,
  redirects: true,
  files: (rules) => ({
    "site/_headers": headersFile(rules),
    "site/_redirects": `${rules.redirects.map(({ from, to }) => `${from} ${to} 301`).join("\n")}\n`,
  }),
  publish: "npx netlify-cli deploy --prod --dir site",
};
