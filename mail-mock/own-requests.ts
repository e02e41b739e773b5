/** Which requests a server on this computer answers, so that no other page that is open in the browser reads from it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

/**
 * Refuses what a page of another origin asks for: a connect middleware. Whoever follows a link to a page gets it, since
 * the page with the link can't read it.
 */
export function refuseOthers(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (isOwnRequest(request) || isFollowedLink(request)) next();
  else response.writeHead(403, { "Content-Type": "text/plain" }).end("Other sites can't read from this one.");
}

/**
 * Whether a request comes from a page of this origin, or from no page, to this machine by `localhost` or by its number.
 * Another site's name could be made to lead here, too (DNS rebinding); a number can't.
 */
export function isOwnRequest(request: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-site": site = "none" } = request.headers;
  return (
    isThisMachine(host) &&
    (origin === undefined || URL.parse(origin)?.host === host) &&
    (site === "same-origin" || site === "none")
  );
}

function isFollowedLink({ method, headers }: IncomingMessage): boolean {
  const { host = "", "sec-fetch-mode": mode, "sec-fetch-dest": target } = headers;
  return isThisMachine(host) && method === "GET" && mode === "navigate" && target === "document";
}

function isThisMachine(host: string): boolean {
  const { hostname = "" } = URL.parse(`http://${host}`) ?? {};
  return /^(?:.+\.)?localhost$/u.test(hostname) || isIP(hostname.replaceAll(/[[\]]/gu, "")) > 0;
}
