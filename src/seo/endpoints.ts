/** The addresses of generated files and the modules in `endpoints/` that make them. */
import { calendarPath, files, kinds } from "../routes.ts";
import { icons, svgIconPath } from "./icons.ts";

/** Astro route patterns with the module of their endpoint. */
export const endpoints: Readonly<Record<string, string>> = {
  [files.sitemap]: "sitemap",
  [files.robots]: "robots",
  [files.manifest]: "manifest",
  [files.llms]: "llms",
  [files.calendar]: "calendar",
  [files.contactCard]: "contact-card",
  [files.search]: "search",
  "/og/[...picture]": "og-image",
  ...Object.fromEntries(Object.values(kinds).map(({ path }) => [calendarPath(path), "event-calendar"])),
  [svgIconPath]: "icon",
  ...Object.fromEntries(Object.keys(icons).map((path) => [path, "icon"])),
};
