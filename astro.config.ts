import { join, resolve } from "node:path";
import react from "@astrojs/react";
import { defineConfig, sharpImageService } from "astro/config";
import { cleanDrawings } from "./src/plugins/clean-drawings.ts";
import { contentModules } from "./src/plugins/content-modules.ts";
import { liveContent } from "./src/plugins/live-content.ts";
import { settings } from "./src/settings.ts";

/** The oldest browsers that the site is for (README.md). Styles that they do not know are compiled for them. */
const browsers = ["chrome111", "firefox114", "safari16.4"];

/** Where much changes that no page shows. */
const unwatched = [".cache", "tests"].map((folder) => join(import.meta.dirname, folder, "/"));

export default defineConfig({
  cacheDir: ".cache/astro",
  outDir: settings.outDir,
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always", assets: "_assets" },
  devToolbar: { enabled: false },
  // Effort 4, the default, takes five times as long and saves 2 % of the bytes.
  image: { service: sharpImageService({ avif: { effort: 3 } }) },
  vite: {
    plugins: [contentModules()],
    resolve: { alias: { "@content": settings.contentDir } },
    // By absolute paths: a folder above this one may have any name.
    server: { watch: { ignored: (path) => unwatched.some((folder) => resolve(path).startsWith(folder)) } },
    // Maps let an error of a component name its file and line; visitors get none.
    build: { assetsInlineLimit: 0, cssTarget: browsers, sourcemap: "inline" },
    environments: { client: { build: { sourcemap: false } } },
  },
  integrations: [react(), liveContent(), cleanDrawings()],
});
