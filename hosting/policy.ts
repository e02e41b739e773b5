/** What a page of the site may load, send and be put into: the Content-Security-Policy, typed. */

export interface PolicyOptions {
  /** Hashes of the scripts that stand in the pages themselves, `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the styles that stand in the pages themselves. */
  readonly styleHashes: readonly string[];
  /** Where the forms post to; left out when it is the site's own origin. */
  readonly mailOrigin?: string | undefined;
  /** The maps service whose map a page can show, if one does. */
  readonly mapOrigin?: string | undefined;
  /** What an optional library adds while it is switched on. */
  readonly more?: PolicyAddition | undefined;
  /** Whether visitors come over https, as they do everywhere but on this machine. */
  readonly secure: boolean;
}

/** Sources that an optional library needs; without it the policy knows nothing of them. */
export interface PolicyAddition {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly img: readonly string[];
  /** The names of its Trusted Types policies. */
  readonly trustedTypes: readonly string[];
}

const own = "'self'";

/** The policy as one header value. It never contains an `unsafe-…` source. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scriptHashes, styleHashes, mailOrigin, mapOrigin, more, secure } = options;
  const frames = [...(mapOrigin ? [mapOrigin] : []), ...(more?.frame ?? [])];
  const directives: readonly (readonly [name: string, ...sources: readonly string[]])[] = [
    ["default-src", "'none'"],
    ["script-src", own, ...scriptHashes.map((hash) => `'${hash}'`), ...(more?.script ?? [])],
    ["style-src", own, ...styleHashes.map((hash) => `'${hash}'`)],
    ["img-src", own, ...(more?.img ?? [])],
    ["font-src", own],
    ["connect-src", own, ...(mailOrigin ? [mailOrigin] : []), ...(more?.connect ?? [])],
    ["manifest-src", own],
    ["frame-src", ...(frames.length > 0 ? frames : ["'none'"])],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", own],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", ...(more?.trustedTypes ?? ["'none'"])],
    ...(secure ? [["upgrade-insecure-requests"] as const] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
