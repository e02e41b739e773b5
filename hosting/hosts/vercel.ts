/** Vercel: `vercel.json` in the site. */
import { json, pairs, type Host } from "./host.ts";

export const vercel: Host = {
  title: "Vercel",
  compresses: true,
  files: ({ headers, cache, assets, types, redirects }) => ({
    "site/vercel.json": json({
      $schema: "https://openapi.vercel.sh/vercel.json",
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      headers: [
        { source: "/(.*)", headers: pairs(headers) },
        { source: `${assets}(.*)`, headers: pairs({ "Cache-Control": cache.assets }) },
        {
          source: `/((?!${assets.slice(1)}).*)`,
          headers: pairs({ "Cache-Control": cache.pages }),
        },
        ...Object.entries(types.byPath).map(([source, type]) => ({
          source,
          headers: pairs({ "Content-Type": type }),
        })),
      ],
    }),
  }),
  publish: "npx vercel deploy --prod site",
};
