import type { ServerResponse } from "node:http";

const always = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** Ends a response with a body; says nothing when the other side has already gone. */
export function reply(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    ...always,
    "Content-Type": type,
    "Content-Length": String(typeof body === "string" ? Buffer.byteLength(body) : body.byteLength),
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** Plain text. */
export function replyText(
  response: ServerResponse,
  status: number,
  text: string,
  headers?: Readonly<Record<string, string>>,
): void {
  reply(response, status, "text/plain; charset=utf-8", text, headers);
}

/** JSON. */
export function replyJson(response: ServerResponse, status: number, value: unknown): void {
  reply(response, status, "application/json; charset=utf-8", JSON.stringify(value));
}

/** "Look there": the answer to a form that was handled. */
export function redirect(response: ServerResponse, location: string): void {
  replyText(response, 303, "See other", { Location: location });
}
