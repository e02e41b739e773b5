import { content } from "../content/content.ts";
import { settings } from "../settings.ts";

/** The address of the published site, on which canonical links and the sitemap are based. */
export function siteUrl(): URL {
  return new URL(settings.siteUrl ?? content().facility.website);
}
