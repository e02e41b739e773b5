import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { MailMock } from "./mail-mock.ts";

/** A mail mock on an origin of its own. */
export type Listening = {
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string;
  close(): Promise<void>;
};

/**
 * Serves a mail mock on 127.0.0.1, on a free port unless one is given, for pages on any port of this machine: the
 * second origin of the tests. With `cors: false` it sends no CORS headers, so that a browser cannot reach it from there.
 */
export async function listen(
  mailMock: MailMock,
  { port = 0, cors = true }: { readonly port?: number; readonly cors?: boolean } = {},
): Promise<Listening> {
  const server = createServer(async (request, response) => {
    if (await mailMock.handle(request, response, { cors })) return;
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Not Found");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    close: () => closeServer(server),
  };
}

/** Takes no connection any more and cuts those there are. What their requests had begun goes on. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
