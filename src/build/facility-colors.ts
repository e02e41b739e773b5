/**
 * The facility's own colors: in the icon, and in the module `virtual:facility-colors.css`, which the layout loads after
 * the tokens.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { markInColor } from "../seo/brand.ts";
import { content } from "../content/content.ts";
import { singles } from "../content/schema/registry.ts";
import { themeCss } from "../lib/theme.ts";
import { settings } from "../settings.ts";

const name = "virtual:facility-colors.css";

/** The integration that provides the module and colors the icon. */
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
      "astro:build:done": ({ dir }) => {
        const mark = fileURLToPath(new URL("icon.svg", dir));
        writeFileSync(mark, markInColor(readFileSync(mark, "utf8")));
      },
    },
  };
}
