import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

type Headers = Readonly<Record<string, string>>;

/** The longest body that is read, in characters. */
const longestBody = 1_000_000;

/** The body as text; `undefined` when it is too long or the connection was closed. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const body = await text(request).catch(() => "");
  return body.length > longestBody ? undefined : body;
}

/** Sends a response, unless there is one already or the connection is closed. */
export function respond(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: Headers = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

export function respondText(response: ServerResponse, status: number, text: string, headers?: Headers): void {
  respond(response, status, "text/plain; charset=utf-8", text, headers);
}

export function respondJson(response: ServerResponse, status: number, value: unknown): void {
  respond(response, status, "application/json; charset=utf-8", JSON.stringify(value));
}
