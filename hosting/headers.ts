/** The headers that responses get: the content security policy and the rest. */
import type { Analytics } from "../src/content/schema/analytics.ts";
import type { Facility } from "../src/content/schema/facility.ts";
import { generatedFiles } from "../src/routes.ts";

interface PolicyOptions {
  /** The origin that forms post to, unless it is the site's own. */
  readonly mailOrigin?: string | undefined;
  /** The origin of the embedded map, if there is one. */
  readonly mapOrigin?: string | undefined;
  readonly analytics?: Pick<Analytics, "on"> | undefined;
  /** The hashes of the scripts in the pages; Astro writes two into a page with an island. */
  readonly scriptHashes?: readonly string[] | undefined;
}

export type ResponseHeaders = Readonly<Record<string, string>>;

/** The hosts of the optional analytics library, and the names of its Trusted Types policies. */
const firebase = {
  script: ["https://www.gstatic.com/firebasejs/", "https://www.googletagmanager.com"],
  connect: [
    "https://firebase.googleapis.com",
    "https://firebaseinstallations.googleapis.com",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  img: ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  trustedTypes: ["default", "firebase-js-sdk-policy"],
} as const;
const nothing = { script: [], connect: [], img: [], trustedTypes: ["'none'"] } as const;

/**
 * The policy as one header value. It never contains an `unsafe-…` source. It names everything that a page can load but
 * styles, and has no `default-src`: that would forbid the styles that each page allows itself
 * (`src/plugins/style-policy.ts`). It does not upgrade addresses to HTTPS: the content has no others, and a site that
 * is looked at before it has a certificate would lose its styles.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { mailOrigin, mapOrigin, analytics, scriptHashes = [] } = options;
  const more = analytics?.on ? firebase : nothing;
  const self = "'self'";
  return policyOf([
    ["script-src", self, ...scriptHashes, ...more.script],
    ["img-src", self, ...more.img],
    ["font-src", self],
    ["connect-src", self, ...(mailOrigin ? [mailOrigin] : []), ...more.connect],
    ["manifest-src", self],
    ["frame-src", mapOrigin ?? "'none'"],
    ["media-src", "'none'"],
    ["worker-src", "'none'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", self],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", ...more.trustedTypes],
  ]);
}

function policyOf(directives: readonly (readonly string[])[]): string {
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** Browser features that the site does not use; frames may not use them either. */
const unusedFeatures =
  "accelerometer autoplay camera clipboard-read display-capture encrypted-media geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb window-management xr-spatial-tracking".split(
    " ",
  );

/** The file of the speculation rules: which pages a browser may fetch or prepare before a press. */
export const speculationPath = generatedFiles.speculation;

/** Sent over HTTPS only, as its standard demands: browsers then ask for the site by HTTPS for two years. */
export const secureHeaders: ResponseHeaders = { "Strict-Transport-Security": "max-age=63072000" };

/** The headers of every response. */
export const everyHeaders: ResponseHeaders = { "X-Content-Type-Options": "nosniff" };

/** The headers of documents. No other file needs them, and they are longer than many a file. */
export function documentHeaders(options: PolicyOptions): ResponseHeaders {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Speculation-Rules": `"${speculationPath}"`,
  };
}

/** Whether other sites may show a file: only those that are made for it, such as the Open Graph images. */
export const ownHeaders: ResponseHeaders = { "Cross-Origin-Resource-Policy": "same-origin" };
export const sharedHeaders: ResponseHeaders = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Sent with the facility's files, which browsers then save and don't open in place of the page. */
export const downloadHeaders: ResponseHeaders = { "Content-Disposition": "attachment" };

/** Where the desk's page is, on sites that have one. */
export const deskAddress = "/admin";

const publicServers = {
  github: ["https://api.github.com", "https://avatars.githubusercontent.com"],
  gitlab: ["https://gitlab.com"],
} as const;

/**
 * The headers of the desk's page, in place of the site's own: search engines must not list it, it
 * calls the repository's server, its styles are inline, and it encodes pictures in a worker.
 */
export function deskHeaders(editing: Facility["editing"]): ResponseHeaders {
  const servers = editing ? serversOf(editing) : [];
  const policy = policyOf([
    ["default-src", "'none'"],
    ["script-src", "'self'", "'wasm-unsafe-eval'"],
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "blob:", "data:", ...servers],
    ["media-src", "'self'", "blob:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", "blob:", "data:", ...servers],
    ["worker-src", "'self'", "blob:"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
  ]);
  return { "Content-Security-Policy": policy, "X-Robots-Tag": "noindex" };
}

function serversOf({ server, backend }: NonNullable<Facility["editing"]>): readonly string[] {
  return server ? [server] : publicServers[backend];
}
