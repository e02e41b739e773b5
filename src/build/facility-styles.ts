/** The facility's own colors and the focus of its pictures: the module `virtual:facility-styles.css`, which the layout loads after the tokens. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ViteDevServer } from "vite";
import { content } from "../content/content.ts";
import { singles } from "../content/schema/registry.ts";
import { focusCss } from "../lib/focus.ts";
import { themeCss } from "../lib/theme.ts";
import { settings } from "../settings.ts";

const name = "virtual:facility-styles.css";
const sources = new Set(
  [singles.facility, singles.pictures].map(({ file }) => join(settings.contentDir, file)),
);

/** The Vite plugin that provides the module, and in development keeps it up to date. */
export function facilityStyles() {
  return {
    name: "facility-styles",
    configureServer: ({ watcher, environments }: ViteDevServer) => {
      watcher.on("change", (file) => {
        if (!sources.has(file)) return;
        for (const { moduleGraph } of Object.values(environments)) {
          const module = moduleGraph.getModuleById(`/${name}`);
          if (module) moduleGraph.invalidateModule(module);
        }
      });
    },
    resolveId: (id: string) => (id === name ? `/${name}` : undefined),
    load: (id: string) => {
      if (id !== `/${name}`) return undefined;
      const tokens = readFileSync(resolve("src/styles/tokens.css"), "utf8");
      return themeCss(tokens, content().facility.colors) + focusCss(content().pictures);
    },
  };
}
