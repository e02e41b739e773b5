import { contentSecurityPolicy, type PolicyOptions } from "./policy.ts";
import { speculationPath } from "./speculation.ts";

/** The scope of HSTS. A wider scope cannot be undone quickly. */
export type HstsReach = "host" | "subdomains" | "preload";

export interface HeaderOptions extends PolicyOptions {
  readonly hsts: HstsReach;
}

export type Headers = Readonly<Record<string, string>>;

const twoYears = 63_072_000;

const hsts: Readonly<Record<HstsReach, string>> = {
  host: `max-age=${twoYears}`,
  subdomains: `max-age=${twoYears}; includeSubDomains`,
  preload: `max-age=${twoYears}; includeSubDomains; preload`,
};

/** Browser features that the site does not use; frames may not use them either. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** The headers of every response. Over plain HTTP (local servers only) they do not require HTTPS. */
export function securityHeaders(options: HeaderOptions): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    ...(options.secure ? { "Strict-Transport-Security": hsts[options.hsts] } : {}),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Speculation-Rules": `"${speculationPath}"`,
  };
}
