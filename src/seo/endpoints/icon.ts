import type { APIRoute } from "astro";
import { drawIcon, icons, svgIcon, svgIconPath, type IconPath } from "../icons.ts";

/** The icon for the requested path. */
export const GET: APIRoute = async ({ routePattern }) => {
  if (routePattern === svgIconPath)
    return new Response(await svgIcon(), { headers: { "Content-Type": "image/svg+xml" } });
  const path = (Object.keys(icons) as IconPath[]).find((each) => each === routePattern);
  if (!path) throw new Error(`there is no icon at ${routePattern}`);
  return new Response(new Uint8Array(await drawIcon(path)), { headers: { "Content-Type": "image/png" } });
};
