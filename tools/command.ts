/** Error handling and the port check that commands share. */
import { once } from "node:events";
import { createServer } from "node:net";
import { ContentError } from "../src/content/read/problems.ts";
import { SettingError } from "../src/settings.ts";
import { listenAddress, networkOrigins, type Reach } from "./listen.ts";
import { BuildError } from "./local-site.ts";

/** Runs a command. An error that the user can fix prints one sentence without a stack. Any error exits with 1. */
export async function runCommand(command: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(messageFor(error, command) ?? error);
    process.exit(1);
  }
}

/**
 * Checks that a port is free before any long work starts.
 * @throws the error of a server that cannot listen on it.
 */
export async function assertPortFree(port: number, reach: Reach = "this machine"): Promise<void> {
  const server = createServer();
  await once(server.listen(port, listenAddress(reach)), "listening");
  await once(server.close(), "close");
}

/** The lines that say where a running site can be opened. Each of `more` is the name of a place and its path. */
export function describeAddresses(
  port: number,
  reach: Reach,
  more: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ Site: "/", ...more }).map(
    ([name, path]) => `  ${name.padEnd(7)}http://localhost:${port}${path}`,
  );
  if (reach === "network") lines.push(...networkOrigins(port).map((origin) => `  Phone  ${origin}/`));
  return `\n${lines.join("\n")}\n\n  Stop with Ctrl+C\n`;
}

/** The message for an error that the user of a command can fix; undefined for any other error. */
export function messageFor(error: unknown, command: string): string | undefined {
  if (error instanceof SettingError || error instanceof ContentError || error instanceof BuildError)
    return error.message.trim();
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken. Choose another: PORT=4400 npm ${command}`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} is not open to this user. Choose one from 1024 on: PORT=4400 npm ${command}`;
  if (code === "ENOSPC" || String(error).includes("ENOSPC"))
    return "The disk is full. Make room on it and try again.";
  return undefined;
}
