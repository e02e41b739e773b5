/** The conformance table: the expected response for each path. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { SiteRules } from "../../hosting/site-rules.ts";
import { everything } from "../scope.ts";

export interface Row {
  /** The row's test name, as a sentence. */
  readonly says: string;
  readonly path: string;
  readonly status: 200 | 301 | 404;
  readonly location?: string;
  /** `*` means text or application; servers use both for scripts. */
  readonly type?: string;
  readonly cache?: string;
  /** A part of the body. */
  readonly body?: string;
}

const html = "text/html";

/** The rows for a built site. */
export function table(site: string, rules: SiteRules): Row[] {
  const assets = readdirSync(join(site, "_assets"));
  const asset = (ending: string) => `/_assets/${assets.find((name) => name.endsWith(ending)) ?? ending}`;
  const picture = everything ? "avif" : "webp";
  const page = { status: 200, type: html, cache: rules.cache.pages, body: "<h1" } as const;
  const missing = { status: 404, type: html, body: 'name="robots" content="noindex"' } as const;
  return [
    { says: "home", path: "/", ...page },
    { says: "home's other address stays a page", path: "/home", ...page },
    { says: "a page", path: "/contactus", ...page },
    { says: "a page with a query", path: "/contactus?topic=camps", ...page },
    { says: "a page beside a folder of its name", path: "/camps", ...page },
    ...rules.redirects.flatMap(({ from, to }) =>
      [from, `${from}/`, `${from}.html`].map((path): Row => ({
        says: "another spelling",
        path,
        status: 301,
        location: to,
      })),
    ),
    {
      says: "another spelling keeps the query",
      path: "/fieldpage?a=1&b=2",
      status: 301,
      location: "/fielding?a=1&b=2",
    },
    ...rules.queryRedirects.flatMap(({ from, to }) => [
      { says: "an alias with a query", path: from, status: 301, location: to } as const,
      {
        says: "an alias among more of a query",
        path: from.replace("?", "?a=1&"),
        status: 301,
        location: to,
      } as const,
      {
        says: "an alias with more of a query",
        path: `${from}&b=2`,
        status: 301,
        location: to,
      } as const,
    ]),
    { says: "no alias: another query", path: "/index.php?page_id=123", ...missing },
    { says: "no alias: no query", path: "/index.php", ...missing },
    { says: "home with another query", path: "/?page_id=70", ...page },
    { says: "a page with its ending", path: "/contactus.html", status: 301, location: "/contactus" },
    { says: "a page with a slash", path: "/contactus/", status: 301, location: "/contactus" },
    { says: "home by its file", path: "/index.html", status: 301, location: "/" },
    ...["/Contactus", "/CONTACTUS", "/ContactUs/", "/Contactus.html"].map((path): Row => ({
      says: "a page in other letters",
      path,
      status: 301,
      location: "/contactus",
    })),
    { says: "an alias in other letters", path: "/FieldPage?a=1", status: 301, location: "/fielding?a=1" },
    { says: "nothing", path: "/no-such-page", ...missing },
    { says: "nothing in other letters", path: "/No-Such-Page", ...missing },
    { says: "nothing in a folder", path: "/no/such/page", ...missing },
    { says: "the page for unknown addresses has none", path: "/404", ...missing },
    { says: "a compressed file is no file of its own", path: "/contactus.html.gz", ...missing },
    { says: "no such asset", path: "/_assets/no-such.js", ...missing },
    { says: "a style", path: asset(".css"), status: 200, type: "text/css", cache: rules.cache.assets },
    { says: "a script", path: asset(".js"), status: 200, type: "*/javascript", cache: rules.cache.assets },
    { says: "a font", path: asset(".woff2"), status: 200, type: "font/woff2", cache: rules.cache.assets },
    {
      says: "a picture",
      path: asset(`.${picture}`),
      status: 200,
      type: `image/${picture}`,
      cache: rules.cache.assets,
    },
    {
      says: "the speculation rules",
      path: "/speculation-rules.json",
      status: 200,
      type: "application/speculationrules+json",
      body: "prefetch",
    },
    {
      says: "security.txt",
      path: "/.well-known/security.txt",
      status: 200,
      type: "text/plain",
      body: "Expires: ",
    },
    { says: "a share picture", path: "/og/home.jpg", status: 200, type: "image/jpeg" },
    { says: "the logo", path: "/logo.png", status: 200, type: "image/png" },
    { says: "the icon", path: "/favicon.ico", status: 200, type: "image/(?:x-icon|vnd.microsoft.icon)" },
    { says: "the sitemap", path: "/sitemap.xml", status: 200, type: "(?:text|application)/xml" },
    { says: "robots.txt", path: "/robots.txt", status: 200, type: "text/plain", body: "Sitemap: " },
  ];
}

/** Paths that make a careless server redirect to another host or expose files. */
export const attacks = [
  "//evil.example/",
  "//evil.example.html",
  "/%2f%2fevil.example/",
  "/\\evil.example/",
  "/%5cevil.example/",
  "/../../../../etc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/contactus%0d%0aSet-Cookie:%20a=b/",
  "/contactus%00.html",
];
