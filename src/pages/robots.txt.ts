import type { APIRoute } from "astro";
import { generatedFiles } from "../routes.ts";
import { siteUrl } from "../seo/site-url.ts";

/** `robots.txt`: crawlers may read everything; unlisted pages have `noindex`. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL(generatedFiles.sitemap, siteUrl()).href}\n`);
