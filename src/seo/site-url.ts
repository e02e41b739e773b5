/** Astro's `site`, which astro.config.ts always sets. */
export function siteUrl(site: URL | undefined): URL {
  if (!site) throw new Error("astro.config.ts sets no site");
  return site;
}
