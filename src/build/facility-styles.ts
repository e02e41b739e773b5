/** The facility's own colors, in place of the defaults in `tokens.css`, and the focus of its pictures: the module `virtual:facility-styles.css`. */
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { content } from "../content/content.ts";
import { singles } from "../content/schema/registry.ts";
import { focusCss } from "../lib/focus.ts";
import { themeCss } from "../lib/theme.ts";
import { settings } from "../settings.ts";

const name = "virtual:facility-styles.css";
const isTokens = (id: string) => id.endsWith("/src/styles/tokens.css");
const sources = new Set(
  [singles.facility, singles.pictures].map(({ file }) => join(settings.contentDir, file)),
);

/** The Vite plugin that provides both, and in development keeps them up to date. */
export function facilityStyles() {
  return {
    name: "facility-styles",
    enforce: "pre" as const,
    configureServer: ({ watcher, environments }: ViteDevServer) => {
      watcher.on("change", (file) => {
        if (!sources.has(file)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (id === `/${name}` || isTokens(id)) moduleGraph.invalidateModule(module);
        }
      });
    },
    resolveId: (id: string) => (id === name ? `/${name}` : undefined),
    load: (id: string) => (id === `/${name}` ? focusCss(content().pictures) : undefined),
    transform: (css: string, id: string) =>
      isTokens(id) ? themeCss(css, content().facility.colors) : undefined,
  };
}
