/** The facility's own colors: the module `virtual:facility-colors.css`, which the layout loads after the tokens. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { AstroIntegration } from "astro";
import { content } from "../content/content.ts";
import { singles } from "../content/schema/registry.ts";
import { themeCss } from "../lib/theme.ts";
import { settings } from "../settings.ts";

const name = "virtual:facility-colors.css";

/** The integration that provides the module, and in development keeps it up to date. */
export function facilityColors(): AstroIntegration {
  return {
    name: "facility-colors",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: "facility-colors",
                configureServer: ({ watcher, environments }) => {
                  watcher.on("change", (file) => {
                    if (file !== join(settings.contentDir, singles.facility.file)) return;
                    for (const { moduleGraph } of Object.values(environments)) {
                      const module = moduleGraph.getModuleById(`/${name}`);
                      if (module) moduleGraph.invalidateModule(module);
                    }
                  });
                },
                resolveId: (id: string) => (id === name ? `/${name}` : undefined),
                load: (id: string) =>
                  id === `/${name}`
                    ? themeCss(
                        readFileSync(resolve("src/styles/tokens.css"), "utf8"),
                        content().facility.colors,
                      )
                    : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
