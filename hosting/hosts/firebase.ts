/** Firebase Hosting: `firebase.json` beside the site. */
import { json, pairs, withSuffixes, type Host } from "./host.ts";

export const firebase: Host = {
  title: "Firebase Hosting",
  compresses: true,
  files: ({ headers, cache, assets, types, redirects, notFound }) => ({
    "firebase.json": json({
      hosting: {
        public: "site",
        ignore: [],
        cleanUrls: true,
        trailingSlash: false,
        redirects: withSuffixes(redirects, ["", "/", ".html"]).map(({ from, to }) => ({
          source: from,
          destination: to,
          type: 301,
        })),
        // The last matching rule wins.
        headers: [
          // "**" does not match names that begin with a dot.
          ...["**", "/.well-known/**"].map((source) => ({
            source,
            headers: pairs({ ...headers, "Cache-Control": cache.pages }),
          })),
          { source: `${assets}**`, headers: pairs({ "Cache-Control": cache.assets }) },
          { source: notFound, headers: pairs({ "Cache-Control": cache.errors }) },
          ...Object.entries(types.byPath).map(([source, type]) => ({
            source,
            headers: pairs({ "Content-Type": type }),
          })),
        ],
      },
    }),
  }),
  publish: "npx firebase-tools deploy --only hosting",
};
