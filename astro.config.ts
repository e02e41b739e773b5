import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { siteRoutes } from "./src/site-routes.ts";
import { settings } from "./src/settings.ts";

export default defineConfig({
  site: settings.siteUrl,
  outDir: settings.outDir,
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "never", assets: "_assets" },
  devToolbar: { enabled: false },
  compressHTML: true,
  integrations: [react(), siteRoutes()],
});
