import { once } from "node:events";
import type { Server } from "node:http";
import { networkInterfaces } from "node:os";
import type { AddressInfo } from "node:net";

/** Where a server can be reached: from this machine only, or also from others on the same network. */
export type Reach = "this machine" | "network";

/** The argument that asks for the network: `npm start -- --host`. */
export const toNetwork = "--host";

/** The reach that a command's arguments ask for. */
export function reachIn(args: readonly string[]): Reach {
  return args.includes(toNetwork) ? "network" : "this machine";
}

/** The address on which a server listens. */
export function listenAddress(reach: Reach): string {
  return reach === "network" ? "0.0.0.0" : "127.0.0.1";
}

/** The origins by which other machines on the same network reach a port of this one: `http://192.168.1.20:4321`. */
export function networkOrigins(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/**
 * Lets a server listen; port 0 is any free port. Returns its origin on this machine.
 * @throws when the port is taken.
 */
export async function openServer(
  server: Server,
  port: number,
  reach: Reach = "this machine",
): Promise<string> {
  await once(server.listen(port, listenAddress(reach)), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The port in an origin. `URL` leaves out the usual one, 80. */
export function portOf(origin: string): number {
  return Number(new URL(origin).port || 80);
}

/** Closes a server and its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
