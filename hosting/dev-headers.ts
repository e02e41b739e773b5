/**
 * The security headers of the development server. Vite injects scripts and styles into pages, so each response has a
 * nonce for them; everything else is as strict as in production.
 */
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Content } from "../src/content/schema/registry.ts";
import { mapOriginOf } from "../src/content/schema/facility.ts";
import { analyticsAddition } from "./analytics.ts";
import { securityHeaders } from "./headers.ts";
import { applyEdits, findElements, isDataBlock } from "./html.ts";

type Next = () => void;

/** Middleware that sends the headers and adds the response's nonce to the scripts and styles of each page. */
export function devHeaders({ facility, analytics }: Pick<Content, "facility" | "analytics">) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const nonce = randomBytes(16).toString("base64");
    const { "Speculation-Rules": _none, ...headers } = securityHeaders({
      scriptHashes: [`nonce-${nonce}`],
      styleHashes: [`nonce-${nonce}`],
      mapOrigin: mapOriginOf(facility),
      more: analyticsAddition(analytics),
      hsts: "host",
      secure: false,
    });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.headers.accept?.includes("text/html")) addNonce(nonce, response);
    next();
  };
}

/** Buffers an HTML response and writes the nonce into it. */
function addNonce(nonce: string, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  const { write, end, writeHead } = response;
  const isHtml = () => String(response.getHeader("content-type") ?? "").includes("html");
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    // The length changes; all other headers are kept.
    const given = rest.find((each) => typeof each === "object" && each !== null);
    for (const [name, value] of Object.entries(given ?? {}))
      response.setHeader(name, value as string | readonly string[]);
    response.removeHeader("content-length");
    response.statusCode = status;
    return response;
  }) as typeof writeHead;
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    chunks.push(Buffer.from(chunk as Uint8Array | string));
    const done = rest.find((each) => typeof each === "function") as (() => void) | undefined;
    done?.();
    return true;
  }) as typeof write;
  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== "function")
      chunks.push(Buffer.from(chunk as Uint8Array | string));
    Object.assign(response, { write, end, writeHead });
    const body = Buffer.concat(chunks);
    response.removeHeader("content-length");
    // This is Vite's own page of the error: it writes into itself what the policy refuses.
    if (response.statusCode === 500) response.removeHeader("content-security-policy");
    const done = [chunk, ...rest].find((each) => typeof each === "function") as (() => void) | undefined;
    return response.end(isHtml() ? withNonce(body.toString("utf8"), nonce) : body, done);
  }) as typeof end;
}

const noncedElements: ReadonlySet<string> = new Set(["head", "script", "style", "link"]);

/**
 * Vite's page waits for a restarted server in a SharedWorker made from a blob, which the policy refuses. Without
 * SharedWorker it waits in the page.
 */
const noSharedWorker = "delete globalThis.SharedWorker";

/** Adds the nonce to scripts and styles, and the meta element that Vite reads it from. */
export function withNonce(html: string, nonce: string): string {
  const elements = findElements(html, noncedElements).filter((element) => !isDataBlock(element));
  const edits = elements.map(({ name, startTag, attributesEnd }) => {
    const [at, text] =
      name === "head"
        ? [
            startTag.end,
            `<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">${noSharedWorker}</script>`,
          ]
        : [attributesEnd, ` nonce="${nonce}"`];
    return { start: at, end: at, text };
  });
  return applyEdits(html, edits);
}
