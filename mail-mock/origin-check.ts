import type { IncomingMessage } from "node:http";

/**
 * Whether the Host header names this machine. Prevents DNS rebinding, where another site's name resolves to 127.0.0.1
 * and its pages could read the mail.
 */
export function hasLocalHost({ headers: { host } }: IncomingMessage): boolean {
  return isLoopback(`http://${host ?? ""}`);
}

/** Whether the request comes from a page on any port of this machine, or not from a page. */
export function hasLocalOrigin({ headers: { origin } }: IncomingMessage): boolean {
  return origin === undefined || isLoopback(origin);
}

/** Whether the request comes from a page of the same origin, or not from a page. */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host, "sec-fetch-site": site = "none" } = headers;
  if (site !== "same-origin" && site !== "none") return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function isLoopback(origin: string): boolean {
  const host = URL.canParse(origin) ? new URL(origin).hostname.toLowerCase() : "";
  return /^(?:(?:.+\.)?localhost|\[::1\]|127(?:\.\d{1,3}){3})$/.test(host);
}
