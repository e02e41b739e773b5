/** The addresses of generated files and the modules in `endpoints/` that make them. */
import { files } from "../routes.ts";
import { icons, svgIconPath } from "./icons.ts";

/** Astro route patterns with the module of their endpoint. */
export const endpoints: Readonly<Record<string, string>> = {
  [files.sitemap]: "sitemap",
  [files.robots]: "robots",
  [files.manifest]: "manifest",
  [files.search]: "search",
  "/og/[...picture]": "og-image",
  [svgIconPath]: "icon",
  ...Object.fromEntries(Object.keys(icons).map((path) => [path, "icon"])),
};
