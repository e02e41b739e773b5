import type { APIRoute } from "astro";
import { files } from "../../routes.ts";
import { siteUrl } from "../site-url.ts";

/** `robots.txt`: everything may be read; pages that should not be listed say so themselves. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(files.sitemap, siteUrl(site)).href}\n`);
