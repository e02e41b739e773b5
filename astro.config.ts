import { join, resolve } from "node:path";
import react from "@astrojs/react";
import { defineConfig, sharpImageService } from "astro/config";
import { cleanDrawings } from "./src/build/clean-drawings.ts";
import { clientPaint } from "./src/build/client-paint.ts";
import { content } from "./src/content/content.ts";
import { contentModules } from "./src/build/content-modules.ts";
import { chunking } from "./src/build/chunking.ts";
import { reloadContent } from "./src/build/reload-content.ts";
import { pageFiles } from "./hosting/page-files.ts";
import { settings } from "./src/settings.ts";

/** Where much changes that no page shows. */
const unwatched = [".cache", "tests"].map((folder) => join(import.meta.dirname, folder, "/"));

export default defineConfig({
  site: settings.siteUrl ?? content().facility.website,
  cacheDir: ".cache/astro",
  outDir: settings.outDir,
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always", assets: "_assets" },
  devToolbar: { enabled: false },
  compressHTML: true,
  // Effort 4, the default, takes five times as long and saves 2 % of the bytes.
  image: { service: sharpImageService({ avif: { effort: 3 } }) },
  vite: {
    plugins: [chunking(), contentModules()],
    resolve: { alias: { "@content": settings.contentDir } },
    // By absolute paths: a folder above this one may have any name.
    server: { watch: { ignored: (path) => unwatched.some((folder) => resolve(path).startsWith(folder)) } },
    build: { assetsInlineLimit: 0 },
  },
  integrations: [react(), clientPaint(), reloadContent(), cleanDrawings(), pageFiles()],
});
