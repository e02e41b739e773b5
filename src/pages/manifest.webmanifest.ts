import type { APIRoute } from "astro";
import { content } from "../content/content.ts";
import { brandColors } from "../pictures/drawing.ts";
import { icons } from "../pictures/icons.ts";

/** `manifest.webmanifest`: name and icons on a home screen. */
export const GET: APIRoute = () => {
  const { facility, pages } = content();
  const picture = (src: keyof typeof icons) => ({
    src,
    sizes: `${icons[src].size}x${icons[src].size}`,
    type: "image/png",
  });
  const page = brandColors()("page");
  const manifest = {
    id: "/",
    name: facility.name,
    short_name: facility.name,
    description: pages.find(({ slug }) => slug === "home")?.description,
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    // With the browser's back button: this is a website, not an app.
    display: "minimal-ui",
    background_color: page,
    theme_color: page,
    icons: [picture("/icon-192.png"), picture("/icon-512.png")],
  };
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { "Content-Type": "application/manifest+json" },
  });
};
