/**
 * How the site is served: headers, caching, redirects, the page for unknown addresses. The configuration files of every
 * host are made from these rules. `npm start` follows them too, but for the redirects: there, every address of a page
 * is the page, as on the simplest host.
 */
import type { Content } from "../src/content/schema/registry.ts";
import { mapOriginOf } from "../src/content/schema/facility.ts";
import type { PageSources } from "../src/content/read/page-list.ts";
import { isDownload } from "../src/lib/downloads.ts";
import { icons } from "../src/pictures/icons.ts";
import { partsOfAlias } from "../src/content/schema/redirects.ts";
import { isRouteKey, routeOf } from "../src/routes.ts";
import { existingPages } from "../src/selectors/pages.ts";
import {
  deskAddress,
  deskHeaders,
  documentHeaders,
  downloadHeaders,
  everyHeaders,
  ownHeaders,
  secureHeaders,
  sharedHeaders,
  speculationPath,
  type ResponseHeaders,
} from "./headers.ts";
import { filesOf, pageFilesOf, pathOfFile, scriptHashesOf } from "./built-files.ts";
import { compressedExtensions } from "./precompress.ts";

export type SiteRules = ReturnType<typeof siteRules>;

type Types = Readonly<Record<string, string>>;

interface RulesOptions {
  /** The built site. */
  readonly directory: string;
  readonly content: PageSources & Pick<Content, "facility" | "mail" | "analytics">;
  /** The origin that forms post to; `same` means the site's own. */
  readonly mailOrigin?: string | undefined;
  readonly siteUrl?: string | undefined;
}

/** The rules for a built site, from its files, its content and its address. */
export function siteRules(options: RulesOptions) {
  const { directory, content, mailOrigin = content.mail.origin } = options;
  return {
    /** The host's name, `www.example.com`. */
    name: new URL(options.siteUrl ?? content.facility.website).host,
    headers: {
      /** Sent with every response, including errors and redirects on hosts that support it. */
      every: everyHeaders,
      /** The same, over HTTPS only. */
      secure: secureHeaders,
      /** Sent with documents, the page for unknown addresses among them. */
      documents: documentHeaders({
        mailOrigin: mailOrigin === "same" ? undefined : new URL(mailOrigin).origin,
        mapOrigin: mapOriginOf(content.facility),
        analytics: content.analytics,
        scriptHashes: scriptHashesOf(directory),
      }),
      /** The headers of the desk's page in place of these, on sites that have one. */
      desk: content.facility.editing && deskHeaders(content.facility.editing),
      /** Sent with files that other sites may show, and with all others. */
      shared: sharedHeaders,
      own: ownHeaders,
      /** Sent with the files to download. */
      downloads: downloadHeaders,
    },
    /** The addresses of the files to download. */
    downloads: filesOf(directory).filter(isDownload),
    /** The folder and the files that other sites may show, as social networks and search engines do. */
    sharedPaths: [openGraphFolder, ...Object.keys(icons)],
    cache: {
      assets: "public, max-age=31536000, immutable",
      /** Everything else: long enough for a prefetched page, then revalidated. */
      pages: "public, max-age=60, must-revalidate",
      errors: "no-cache",
    },
    /** The folder of files whose names contain a hash of their content. */
    assets: assetFolder,
    /** The folders that contain pages, `/` first. */
    addressFolders: addressFolders(directory),
    /** The files beside the pages that are no documents: icons, the sitemap, … */
    looseFiles: filesOf(directory).filter(
      (file) => !isDocument(file) && !isCompressed(file) && !inFolderOfFiles(file),
    ),
    /** The address of every page, as it is spelled. */
    pages: existingPages(content).map(({ path }) => path),
    ...redirectRules(content),
    notFound: "/404.html",
    /** Content types that some hosts cannot derive from the extension. */
    types: {
      byPath: { [speculationPath]: "application/speculationrules+json" } as Types,
      byExtension: { avif: "image/avif", webmanifest: "application/manifest+json" } as Types,
    },
  };
}

const assetFolder = "/_assets/";
const openGraphFolder = "/og/";

function inFolderOfFiles(file: string): boolean {
  return file.startsWith(assetFolder) || file.startsWith(openGraphFolder);
}

function isCompressed(file: string): boolean {
  return compressedExtensions.some((ending) => file.endsWith(ending));
}

/** Whether an address is that of a document, a page that is there or not: its name has no ending, or that of a page. */
function isDocument(path: string): boolean {
  return !/\.(?!html$)[^/]*$/u.test(path);
}

/** The headers of a response to this address, apart from caching and type, which every host should send. */
export function headersOf(path: string, { headers, sharedPaths, downloads }: SiteRules): ResponseHeaders {
  const isShared = sharedPaths.some((shared) =>
    shared.endsWith("/") ? path.startsWith(shared) : path === shared,
  );
  return {
    ...headers.every,
    ...(isDocument(path) ? headers.documents : {}),
    ...(path === deskAddress ? headers.desk : {}),
    ...(isShared ? headers.shared : headers.own),
    ...(downloads.includes(path) ? headers.downloads : {}),
  };
}

/** The redirects of a facility. */
export function redirectRules(content: PageSources) {
  return {
    /** From aliases to their pages; every redirect is permanent (301). */
    redirects: redirects(content),
    /** From aliases with a query, such as `/index.php?page_id=12`, which not every host can redirect. */
    queryRedirects: queryRedirects(content),
  };
}

function redirects(content: PageSources) {
  return existingPages(content).flatMap(({ key, path, aliases, keepAliases }) => {
    const kept: readonly string[] = keepAliases && isRouteKey(key) ? (routeOf(key).aliases ?? []) : [];
    return aliases.filter((from) => !kept.includes(from)).map((from) => ({ from, to: path }));
  });
}

/** Those with more parameters first: a host takes the first whose parameters an address has, whatever else it has. */
function queryRedirects(content: PageSources) {
  const paths = new Map(existingPages(content).map(({ key, path }) => [key, path]));
  const redirects = content.redirects.redirects.flatMap(({ from, to }) => {
    const { path, query } = partsOfAlias(from);
    const target = paths.get(to);
    return query.length === 0 || target === undefined ? [] : [{ from, path, query, to: target }];
  });
  return redirects.toSorted((a, b) => b.query.length - a.query.length);
}

function addressFolders(directory: string): string[] {
  const folders = pageFilesOf(directory).map((file) => pathOfFile(file).replace(/[^/]*$/u, ""));
  return [...new Set(["/", ...folders])].sort();
}
