/** Netlify: `_headers` and `_redirects` in the site. */
import { headersFile, redirectsFile } from "./headers-file.ts";
import { withSuffixes, type Host } from "./host.ts";

export const netlify: Host = {
  title: "Netlify",
  compresses: true,
  files: (rules) => ({
    "site/_headers": headersFile(rules),
    // A rule also matches with a trailing slash.
    "site/_redirects": redirectsFile(withSuffixes(rules.redirects, ["", ".html"])),
  }),
  publish: "npx netlify-cli deploy --prod --no-build --dir site",
};
