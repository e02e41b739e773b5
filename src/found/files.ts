/** The files for machines: each address and the module in `files/` that writes it. */
import { kinds } from "../routes.ts";
import { icons } from "./icons.ts";

/** Where what is read by machines stands. */
export const filePaths = {
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/manifest.webmanifest",
  llms: "/llms.txt",
  calendar: "/calendar.ics",
  contactCard: "/contact.vcf",
} as const;

/** Addresses as Astro routes them, with the module that answers. */
export const foundFiles: Readonly<Record<string, string>> = {
  [filePaths.sitemap]: "sitemap",
  [filePaths.robots]: "robots",
  [filePaths.manifest]: "manifest",
  [filePaths.llms]: "llms",
  [filePaths.calendar]: "calendar",
  [filePaths.contactCard]: "contact-card",
  "/og/[...picture]": "share-picture",
  ...Object.fromEntries(Object.values(kinds).map(({ path }) => [calendarPath(path), "event-calendar"])),
  ...Object.fromEntries(Object.keys(icons).map((path) => [path, "icon"])),
};

/** The calendar file of a camp's or league's page. */
export function calendarPath(page: string): string {
  return `${page}.ics`;
}

/** The picture that social networks show beside a link to a page. */
export function sharePicturePath(page: string): string {
  return `/og${page === "/" ? "/home" : page}.jpg`;
}
