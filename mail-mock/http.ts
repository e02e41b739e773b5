import type { IncomingMessage, ServerResponse } from "node:http";

type Headers = Readonly<Record<string, string>>;

/** The longest body that is kept, in bytes. */
const maxBodyBytes = 1_000_000;

/** The body as text; `undefined` when it is too long or the connection was closed. */
export async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += (chunk as Buffer).length;
      if (size <= maxBodyBytes) chunks.push(chunk as Buffer);
    }
  } catch {
    return undefined;
  }
  return size > maxBodyBytes ? undefined : Buffer.concat(chunks).toString("utf8");
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
