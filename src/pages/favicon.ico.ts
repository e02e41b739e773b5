import type { APIRoute } from "astro";
import { drawIcon } from "../pictures/icons.ts";

/** The icon where browsers look without being told; they know a PNG by its bytes. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await drawIcon("/favicon.ico")));
