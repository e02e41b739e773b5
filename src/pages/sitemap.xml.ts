import type { APIRoute } from "astro";
import { content } from "../content/content.ts";
import { escapeXml } from "../lib/xml.ts";
import { sitePages } from "../selectors/pages.ts";
import { siteUrl } from "../seo/site-url.ts";

/**
 * `sitemap.xml`: the main address of every page that search engines may list. Without `lastmod`: nothing in the content
 * says when the words of a page last changed.
 */
export const GET: APIRoute = () => {
  const site = siteUrl();
  const entries = sitePages(content())
    .filter(({ hidden }) => !hidden)
    .map(({ path }) => `<url><loc>${escapeXml(new URL(path, site).href)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml" } },
  );
};
