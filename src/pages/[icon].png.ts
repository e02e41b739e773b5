import type { APIRoute } from "astro";
import { drawIcon, icons, type IconPath } from "../pictures/icons.ts";

export const getStaticPaths = () =>
  Object.keys(icons)
    .filter((path) => path.endsWith(".png"))
    .map((path) => ({ params: { icon: path.slice(1, -".png".length) }, props: { path } }));

/** An icon for home screens, or the logo. */
export const GET: APIRoute<{ path: IconPath }> = async ({ props }) =>
  new Response(new Uint8Array(await drawIcon(props.path)), { headers: { "Content-Type": "image/png" } });
