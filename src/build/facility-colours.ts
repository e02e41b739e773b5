/** The facility's own colours: in the mark, and as the module `virtual:facility-colours.css`, which the layout loads after the tokens. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { markInColour } from "../seo/brand.ts";
import { content } from "../content/content.ts";
import { themeCss } from "../lib/theme.ts";

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
      "astro:build:done": ({ dir }) => {
        const mark = fileURLToPath(new URL("icon.svg", dir));
        writeFileSync(mark, markInColour(readFileSync(mark, "utf8")));
      },
    },
  };
}
