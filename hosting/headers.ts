/** The headers of every answer, whatever the host. */
import { contentSecurityPolicy, type PolicyOptions } from "./policy.ts";
import { speculationPath } from "./speculation.ts";

/** How far browsers are told to use https only; a wider reach cannot be taken back quickly. */
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

/** What no page of the site uses, and no frame in it may use either. */
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

/** The headers of every answer; over plain http (this machine only) without the two that demand https. */
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
