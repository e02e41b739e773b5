/** The origin of the site, which Astro knows from its settings. */
export function siteUrl(site: URL | undefined): URL {
  if (!site) throw new Error("astro.config.ts sets no site");
  return site;
}
