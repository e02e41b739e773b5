/**
 * How the site is served: headers, caching, redirects, the page for unknown addresses. The configuration files of every
 * host are made from these rules, and `npm start` follows them too.
 */
import type { Content } from "../src/content/schema/registry.ts";
import { mapOriginOf } from "../src/content/schema/facility.ts";
import { existingPages, type PageSources } from "../src/selectors/pages.ts";
import { deskHeaders, securityHeaders, speculationPath, type Headers, type HstsReach } from "./headers.ts";
import { addressOf, pageFilesOf } from "./pages.ts";

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface SiteRules {
  /** The host's name, `clayandchalk.example`. */
  readonly name: string;
  /** Sent with every response, including errors and redirects on hosts that support it. */
  readonly headers: Headers;
  /** What the desk's page is sent in place of these, on sites that have one. */
  readonly desk: Headers | undefined;
  readonly cache: {
    /** Files whose names contain a hash of their content. */
    readonly assets: string;
    /** Pages and everything else: long enough for a prefetched page, then revalidated. */
    readonly pages: string;
    readonly errors: string;
  };
  /** The folder of files whose names contain a hash. */
  readonly assets: "/_assets/";
  /** The folders that contain pages, `/` first. */
  readonly pageFolders: readonly string[];
  /** Aliases of pages; every redirect is permanent (301). */
  readonly redirects: readonly Redirect[];
  readonly notFound: "/404.html";
  /** Content types that some hosts cannot derive from the extension. */
  readonly types: {
    readonly byPath: Readonly<Record<string, string>>;
    readonly byExtension: Readonly<Record<string, string>>;
  };
}

export interface RulesOptions {
  /** The built site. */
  readonly directory: string;
  readonly content: PageSources & Pick<Content, "facility" | "mail" | "analytics">;
  /** The origin that forms post to; `same` means the site's own. */
  readonly mailOrigin?: string | undefined;
  readonly siteUrl?: string | undefined;
  readonly hsts?: HstsReach;
  /** False for local servers, which have no HTTPS. */
  readonly secure?: boolean;
}

/** The rules of a built site. */
export function siteRules(options: RulesOptions): SiteRules {
  const { directory, content, mailOrigin = content.mail.origin, hsts = "host", secure = true } = options;
  return {
    name: new URL(options.siteUrl ?? content.facility.website).host,
    headers: securityHeaders({
      mailOrigin: mailOrigin === "same" ? undefined : new URL(mailOrigin).origin,
      mapOrigin: mapOriginOf(content.facility),
      analytics: content.analytics,
      hsts,
      secure,
    }),
    desk: content.facility.editing && deskHeaders(content.facility.editing),
    cache: {
      assets: "public, max-age=31536000, immutable",
      pages: "public, max-age=60, must-revalidate",
      errors: "no-cache",
    },
    assets: "/_assets/",
    pageFolders: pageFolders(directory),
    redirects: redirects(content),
    notFound: "/404.html",
    types: {
      byPath: { [speculationPath]: "application/speculationrules+json" },
      byExtension: {
        avif: "image/avif",
        webmanifest: "application/manifest+json",
      },
    },
  };
}

function redirects(content: PageSources): Redirect[] {
  return existingPages(content).flatMap(({ path, aliases, keepAliases }) =>
    keepAliases ? [] : aliases.map((from) => ({ from, to: path })),
  );
}

function pageFolders(directory: string): string[] {
  const folders = pageFilesOf(directory).map((file) => addressOf(file).replace(/[^/]*$/u, ""));
  return [...new Set(["/", ...folders])].sort();
}
