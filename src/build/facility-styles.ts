/** The facility's own colors and the focus of its pictures: the module `virtual:facility-styles.css`, which the layout loads after the tokens. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { AstroIntegration } from "astro";
import { content } from "../content/content.ts";
import { singles } from "../content/schema/registry.ts";
import { focusCss } from "../lib/focus.ts";
import { themeCss } from "../lib/theme.ts";
import { settings } from "../settings.ts";

const name = "virtual:facility-styles.css";

/** The integration that provides the module, and in development keeps it up to date. */
export function facilityStyles(): AstroIntegration {
  return {
    name: "facility-styles",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: "facility-styles",
                configureServer: ({ watcher, environments }) => {
                  watcher.on("change", (file) => {
                    if (
                      ![singles.facility, singles.pictures].some(
                        (each) => file === join(settings.contentDir, each.file),
                      )
                    )
                      return;
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
                      ) + focusCss(content().pictures)
                    : undefined,
              },
            ],
          },
        });
      },
    },
  };
}
