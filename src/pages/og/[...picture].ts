import type { APIRoute, GetStaticPaths } from "astro";
import { content } from "../../content/content.ts";
import { pageTexts, sitePages, type SitePage } from "../../selectors/pages.ts";
import { ogImagePath } from "../../seo/og-image-path.ts";
import { ogImage } from "../../pictures/og-image.ts";

/** One image for each page that may be listed. */
export const getStaticPaths = (() =>
  sitePages(content())
    .filter(({ hidden }) => !hidden)
    .map((page) => ({
      params: { picture: ogImagePath(page.path).slice("/og/".length) },
      props: { page },
    }))) satisfies GetStaticPaths;

/** `og/hitting.jpg`: the image that social networks show with a link to the page. */
export const GET: APIRoute<{ page: SitePage }> = async ({ props }) => {
  const siteContent = content();
  const { facility } = siteContent;
  const { heading, picture = pageTexts(siteContent, "home").picture ?? "" } = props.page.texts;
  const { name, tagline } = facility;
  const drawn = await ogImage({ heading, facility: name, tagline, picture });
  return new Response(new Uint8Array(drawn), { headers: { "Content-Type": "image/jpeg" } });
};
