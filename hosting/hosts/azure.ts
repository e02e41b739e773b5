/** Azure Static Web Apps: `staticwebapp.config.json` in the site. */
import { json, withEndings, type Host } from "./host.ts";

export const azure: Host = {
  title: "Azure Static Web Apps",
  compresses: true,
  redirects: true,
  files: ({ headers, cache, assets, types, redirects, notFound }) => ({
    "site/staticwebapp.config.json": json({
      trailingSlash: "never",
      globalHeaders: { ...headers, "Cache-Control": cache.pages },
      mimeTypes: Object.fromEntries(
        Object.entries(types.byEnding).map(([ending, type]) => [`.${ending}`, type]),
      ),
      // The first rule that matches stands; its headers go before the global ones.
      routes: [
        // A route stands for the address with a slash at the end as well, and Azure refuses a file that has both.
        ...withEndings(redirects, ["", ".html"]).map(({ from, to }) => ({
          route: from,
          redirect: to,
          statusCode: 301,
        })),
        { route: `${assets}*`, headers: { "Cache-Control": cache.assets } },
        ...Object.entries(types.byPath).map(([route, type]) => ({
          route,
          headers: { "Content-Type": type },
        })),
      ],
      responseOverrides: { 404: { rewrite: notFound, statusCode: 404 } },
    }),
  }),
  publish: "npx @azure/static-web-apps-cli deploy site --env production",
};
