/**
 * How the site is served: headers, caching, redirects, the page for unknown addresses. The configuration files of every
 * host are made from these rules, and `npm start` follows them too.
 */
import type { Content } from "../src/content/schema/registry.ts";
import { mapOriginOf } from "../src/content/schema/facility.ts";
import type { PageSources } from "../src/content/read/page-list.ts";
import { existingPages } from "../src/selectors/pages.ts";
import { deskHeaders, securityHeaders, speculationPath } from "./headers.ts";
import { pageFilesOf, pathOfFile } from "./pages.ts";

export type SiteRules = ReturnType<typeof siteRules>;

type Types = Readonly<Record<string, string>>;

interface RulesOptions {
  /** The built site. */
  readonly directory: string;
  readonly content: PageSources & Pick<Content, "facility" | "mail" | "analytics">;
  /** The origin that forms post to; `same` means the site's own. */
  readonly mailOrigin?: string | undefined;
  readonly siteUrl?: string | undefined;
  /** False for local servers, which have no HTTPS. */
  readonly secure?: boolean;
}

/** The rules for a built site, from its files, its content and its address. */
export function siteRules(options: RulesOptions) {
  const { directory, content, mailOrigin = content.mail.origin, secure = true } = options;
  return {
    /** The host's name, `clayandchalk.example`. */
    name: new URL(options.siteUrl ?? content.facility.website).host,
    /** Sent with every response, including errors and redirects on hosts that support it. */
    headers: securityHeaders({
      mailOrigin: mailOrigin === "same" ? undefined : new URL(mailOrigin).origin,
      mapOrigin: mapOriginOf(content.facility),
      analytics: content.analytics,
      secure,
    }),
    /** What the desk's page is sent in place of these, on sites that have one. */
    desk: content.facility.editing && deskHeaders(content.facility.editing),
    cache: {
      assets: "public, max-age=31536000, immutable",
      /** Everything else: long enough for a prefetched page, then revalidated. */
      pages: "public, max-age=60, must-revalidate",
      errors: "no-cache",
    },
    /** The folder of files whose names contain a hash of their content. */
    assets: "/_assets/",
    /** The folders that contain pages, `/` first. */
    pageFolders: pageFolders(directory),
    /** From aliases to their pages; every redirect is permanent (301). */
    redirects: redirects(content),
    notFound: "/404.html",
    /** Content types that some hosts cannot derive from the extension. */
    types: {
      byPath: { [speculationPath]: "application/speculationrules+json" } as Types,
      byExtension: { avif: "image/avif", webmanifest: "application/manifest+json" } as Types,
    },
  };
}

function redirects(content: PageSources) {
  return existingPages(content).flatMap(({ path, aliases, keepAliases }) =>
    keepAliases ? [] : aliases.map((from) => ({ from, to: path })),
  );
}

function pageFolders(directory: string): string[] {
  const folders = pageFilesOf(directory).map((file) => pathOfFile(file).replace(/[^/]*$/u, ""));
  return [...new Set(["/", ...folders])].sort();
}
