import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

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
