/**
 * Registers the routes with Astro: every page of `routes.ts` that is in the content, its aliases, every kind of page,
 * and the files for machines. There is no `src/pages`: the route map and the content decide which pages exist, so a
 * facility without HitTrax has no page about it.
 */
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { ViteDevServer } from "vite";
import { endpoints } from "../seo/endpoints.ts";
import { content } from "../content/content.ts";
import { existingPages, hasPage } from "../selectors/pages.ts";
import { files, kinds } from "../routes.ts";
import { settings } from "../settings.ts";

const routesFile = new URL("../routes.ts", import.meta.url);
/** `content()` may be cached this long, in ms. */
const contentSettles = 600;
let injected = "";

/** The addresses of each page with its view. */
function pagesNow() {
  return existingPages(content()).map(({ path, view, aliases }) => ({ view, patterns: [path, ...aliases] }));
}

function routesNow(): string {
  return JSON.stringify(pagesNow());
}

/** Restarts the development server when there is a new page, or one is gone or has another address. */
function restartForPages({ watcher }: ViteDevServer): void {
  try {
    if (routesNow() === injected) return;
  } catch {
    // The content has problems; the page shows them.
    return;
  }
  watcher.emit("change", fileURLToPath(routesFile));
}

/** The integration that registers the routes, and reloads a page in development when its content changes. */
export function siteRoutes(): AstroIntegration {
  return {
    name: "site-routes",
    hooks: {
      "astro:config:setup": ({ injectRoute, addWatchFile }) => {
        injected = routesNow();
        for (const { view, patterns } of pagesNow()) {
          for (const pattern of patterns) {
            injectRoute({ pattern, entrypoint: `./src/views/${view}.astro`, prerender: true });
          }
        }
        for (const { path, view } of Object.values(kinds))
          injectRoute({ pattern: path, entrypoint: `./src/views/${view}.astro`, prerender: true });
        for (const [pattern, name] of Object.entries(endpoints))
          if (pattern !== files.search || hasPage(content(), "search"))
            injectRoute({ pattern, entrypoint: `./src/seo/endpoints/${name}.ts`, prerender: true });
        addWatchFile(routesFile);
      },
      "astro:server:setup": ({ server }) => {
        server.watcher.add(settings.contentDir);
        server.watcher.on("change", (file) => {
          if (file.startsWith(settings.contentDir)) server.ws.send({ type: "full-reload" });
        });
        // Astro ignores changes while it restarts.
        setTimeout(restartForPages, contentSettles, server);
        // Not "all", which the editor's preview cannot emit.
        for (const event of ["add", "change", "unlink"] as const)
          server.watcher.on(event, (file) => {
            if (file.startsWith(settings.contentDir)) setTimeout(restartForPages, contentSettles, server);
          });
      },
    },
  };
}
