import type { IncomingMessage } from "node:http";

/** Longest body that is read at all; the rest is thrown away as it comes in. */
export const bodyLimit = 1_000_000;

/** The whole body as text; `undefined` when it is longer than `limit` bytes or the sender went away. */
export function readBody(request: IncomingMessage, limit = bodyLimit): Promise<string | undefined> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
    });
    request.on("end", () => resolve(size > limit ? undefined : Buffer.concat(chunks).toString("utf8")));
    request.on("error", () => resolve(undefined));
    request.on("close", () => resolve(undefined));
  });
}
