import type { APIRoute } from "astro";
import { svgIcon } from "../pictures/icons.ts";

/** The icon for browsers that show SVG. */
export const GET: APIRoute = async () =>
  new Response(await svgIcon(), { headers: { "Content-Type": "image/svg+xml" } });
