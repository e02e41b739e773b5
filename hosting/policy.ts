export interface PolicyOptions {
  /** Hashes of inline scripts, `sha256-…`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The origin that forms post to, unless it is the site's own. */
  readonly mailOrigin?: string | undefined;
  /** The origin of the embedded map, if there is one. */
  readonly mapOrigin?: string | undefined;
  readonly more?: PolicyAddition | undefined;
  /** Whether the site is served over HTTPS; false only for local servers. */
  readonly secure: boolean;
}

/** Sources that an optional library adds to the policy. */
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
