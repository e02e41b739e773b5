/**
 * How the site is served, said once: headers, caching, redirects, the page for unknown addresses.
 * The files of every host are made from this, and `npm start` obeys it too.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../src/content/schema/registry.ts";
import { mapOriginOf } from "../src/content/schema/facility.ts";
import { routeKeys, routeOf } from "../src/routes.ts";
import { analyticsAddition } from "./analytics.ts";
import { securityHeaders, type Headers, type HstsReach } from "./headers.ts";
import { addressOf, pageFilesOf, inlineHashesOf } from "./pages.ts";
import { speculationPath, speculationType } from "./speculation.ts";

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

export interface SiteRules {
  /** The host's name, `clayandchalk.example`. */
  readonly name: string;
  /** On every answer, errors and redirects included where the host can. */
  readonly headers: Headers;
  readonly cache: {
    /** Names that change with the content of their file. */
    readonly assets: string;
    /** Pages and everything else: short, because a prefetched page must not be fetched again, and then checked. */
    readonly pages: string;
    /** Errors. */
    readonly errors: string;
  };
  /** The folder whose names change with their content. */
  readonly assets: "/_assets/";
  /** The folders that hold pages, `/` first. */
  readonly pageFolders: readonly string[];
  /** The other spellings of pages, always permanent (301). */
  readonly redirects: readonly Redirect[];
  readonly notFound: "/404.html";
  /** The content types of files whose ending says too little or is unknown to some host. */
  readonly types: {
    readonly byPath: Readonly<Record<string, string>>;
    readonly byExtension: Readonly<Record<string, string>>;
  };
}

export interface RulesOptions {
  /** The built site. */
  readonly directory: string;
  readonly content: Pick<Content, "facility" | "mail" | "analytics">;
  /** The origin forms post to; `same` means the site's own. */
  readonly mailOrigin?: string | undefined;
  readonly siteUrl?: string | undefined;
  readonly hsts?: HstsReach;
  /** False on this machine, where there is no https. */
  readonly secure?: boolean;
}

/** The rules of a built site. */
export function siteRules(options: RulesOptions): SiteRules {
  const { directory, content, mailOrigin = content.mail.origin, hsts = "host", secure = true } = options;
  return {
    name: new URL(options.siteUrl ?? content.facility.website).host,
    headers: securityHeaders({
      ...inlineHashesOf(directory),
      mailOrigin: mailOrigin === "same" ? undefined : new URL(mailOrigin).origin,
      mapOrigin: mapOriginOf(content.facility),
      more: analyticsAddition(content.analytics),
      hsts,
      secure,
    }),
    cache: {
      assets: "public, max-age=31536000, immutable",
      pages: "public, max-age=60, must-revalidate",
      errors: "no-cache",
    },
    assets: "/_assets/",
    pageFolders: pageFolders(directory),
    redirects: redirects(directory),
    notFound: "/404.html",
    types: {
      byPath: { [speculationPath]: speculationType },
      byExtension: {
        avif: "image/avif",
        ics: "text/calendar; charset=utf-8",
        vcf: "text/vcard; charset=utf-8",
        webmanifest: "application/manifest+json",
      },
    },
  };
}

function redirects(directory: string): Redirect[] {
  return routeKeys.flatMap((key) => {
    const { path, aliases = [], keepAliases } = routeOf(key);
    if (keepAliases) return [];
    return aliases
      .filter((alias) => existsSync(join(directory, `${alias}.html`)))
      .map((alias) => ({ from: alias, to: path }));
  });
}

function pageFolders(directory: string): string[] {
  const folders = pageFilesOf(directory).map((file) => addressOf(file).replace(/[^/]*$/u, ""));
  return [...new Set(["/", ...folders])].sort();
}
