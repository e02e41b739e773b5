/** The facility's own colours as the module `virtual:facility-colours.css`, which the layout loads after the tokens. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { AstroIntegration } from "astro";
import { content } from "./model/content.ts";
import { themeCss } from "./model/theme.ts";

const name = "virtual:facility-colours.css";

/** The integration that makes the module. */
export function facilityColours(): AstroIntegration {
  return {
    name: "facility-colours",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: "facility-colours",
                resolveId: (id: string) => (id === name ? `/${name}` : undefined),
                load: (id: string) =>
                  id === `/${name}`
                    ? themeCss(
                        readFileSync(resolve("src/styles/tokens.css"), "utf8"),
                        content().facility.colours,
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
