import type { IncomingMessage } from "node:http";

/**
 * Whether a request names this machine as its host. A page elsewhere that has its own name resolve to 127.0.0.1
 * (DNS rebinding) sends that name here, and must not read the mail.
 */
export function isForThisMachine(request: IncomingMessage): boolean {
  return isLoopback(hostname(`http://${request.headers.host ?? ""}`));
}

/** Whether a request comes from a page that this machine serves, on any port, or from no page at all. */
export function isFromThisMachine({ headers: { origin } }: IncomingMessage): boolean {
  return origin === undefined || isLoopback(hostname(origin));
}

/** Whether a request that changes something comes from our own page, a tool or a test, and not from another site. */
export function isFromHere(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

function isLoopback(host: string): boolean {
  return (
    host === "localhost" ||
    host.endsWith(".localhost") ||
    host === "[::1]" ||
    /^127(?:\.\d{1,3}){3}$/.test(host)
  );
}

function hostname(origin: string): string {
  try {
    return new URL(origin).hostname.toLowerCase();
  } catch {
    return "";
  }
}
