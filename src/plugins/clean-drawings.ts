import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { filesBelow } from "../content/read/folder.ts";
import { cleanSvg } from "../lib/svg.ts";

/** The integration that cleans every drawing (SVG) of the built site, wherever its file came from. */
export function cleanDrawings(): AstroIntegration {
  return {
    name: "clean-drawings",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const directory = fileURLToPath(dir);
        for (const path of filesBelow(directory).filter((each) => each.endsWith(".svg"))) {
          const file = join(directory, path);
          writeFileSync(file, cleanSvg(readFileSync(file, "utf8")) ?? "");
        }
      },
    },
  };
}
