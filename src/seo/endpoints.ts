/** The files for machines: each address and the module in `files/` that writes it. */
import { calendarPath, files, kinds } from "../routes.ts";
import { icons } from "./icons.ts";

/** Addresses as Astro routes them, with the module that answers. */
export const endpoints: Readonly<Record<string, string>> = {
  [files.sitemap]: "sitemap",
  [files.robots]: "robots",
  [files.manifest]: "manifest",
  [files.llms]: "llms",
  [files.calendar]: "calendar",
  [files.contactCard]: "contact-card",
  "/og/[...picture]": "og-image",
  ...Object.fromEntries(Object.values(kinds).map(({ path }) => [calendarPath(path), "event-calendar"])),
  ...Object.fromEntries(Object.keys(icons).map((path) => [path, "icon"])),
};
