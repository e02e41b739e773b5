/**
 * Astro writes the style of its islands into the body, where HTML allows no style. Ours stands in
 * `styles/islands.css`, so the built pages lose it. `npm run preflight` tells when Astro changes its words.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const style = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";

/** The integration that takes the style out; before whatever computes digests of the pages. */
export function islandStyle(): AstroIntegration {
  return {
    name: "island-style",
    hooks: { "astro:build:done": ({ dir }) => clean(fileURLToPath(dir)) },
  };
}

function clean(directory: string): void {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) clean(path);
    else if (name.endsWith(".html")) {
      const html = readFileSync(path, "utf8");
      if (html.includes(style)) writeFileSync(path, html.replaceAll(style, ""));
    }
  }
}
