import type { APIRoute } from "astro";
import { drawIcon } from "../pictures/icons.ts";

/** The icon for browsers that show no SVG. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await drawIcon("/favicon.ico")));
