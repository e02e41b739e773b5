import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { respondText } from "./http.ts";
import type { MailMock } from "./mail-mock.ts";

/**
 * Serves a mail mock on its own port of 127.0.0.1, for pages on any port of this machine. With `cors: false` it sends
 * no CORS headers, so that browsers block those pages.
 */
export async function listen(
  mailMock: MailMock,
  { port = 0, cors = true }: { readonly port?: number; readonly cors?: boolean } = {},
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const notFound = (response: ServerResponse) => respondText(response, 404, "Not Found");
  const server = createServer((request, response) =>
    mailMock.handle(request, response, () => notFound(response), { cors }),
  );
  return { origin: await openServer(server, port), close: () => closeServer(server) };
}

/**
 * Lets a server listen on this machine only; port 0 is any free port. Returns its origin.
 * @throws when the port is taken.
 */
export async function openServer(server: Server, port: number): Promise<string> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes a server and its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
