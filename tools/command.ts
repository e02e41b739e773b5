/** Error handling and the port check that commands share. */
import { once } from "node:events";
import { createServer } from "node:net";
import { ContentError } from "../src/content/read/problems.ts";
import { SettingError } from "../src/settings.ts";
import { listenAddress, networkOrigins, toNetwork, type Reach } from "./site/listen.ts";
import { BuildError } from "./site/cached-site.ts";

/** The arguments of the commands that serve a site. */
export const servingArguments: readonly string[] = [toNetwork];

/**
 * Runs a command. An error that the user can fix prints one sentence without a stack. Any error exits with 1.
 * @param taken the arguments that it may be given.
 */
export async function runCommand(
  command: string,
  taken: readonly string[],
  work: () => void | Promise<void>,
): Promise<void> {
  try {
    assertArguments(process.argv.slice(2), command, taken);
    await work();
  } catch (error) {
    console.error(portMessage(error, command) ?? messageFor(error) ?? error);
    process.exit(1);
  }
}

/** Runs a program that a command starts as a process of its own. Its errors are printed as those of commands are. */
export async function runProgram(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(messageFor(error) ?? error);
    process.exit(1);
  }
}

/** @throws SettingError for the first argument that a command does not take. */
export function assertArguments(args: readonly string[], command: string, taken: readonly string[]): void {
  const unknown = args.find((argument) => !taken.includes(argument));
  if (unknown === undefined) return;
  const expected = taken.length === 0 ? "nothing behind it" : `only ${taken.join(", ")} behind it`;
  const port = taken.includes(toNetwork) ? ` Another port: PORT=4400 npm ${command}` : "";
  throw new SettingError(`npm ${command}: expected ${expected} (found "${unknown}").${port}`);
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

/** The message for an error that the user can fix, but those about ports; undefined for any other error. */
export function messageFor(error: unknown): string | undefined {
  if (error instanceof SettingError || error instanceof ContentError || error instanceof BuildError)
    return error.message.trim();
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || String(error).includes("ENOSPC"))
    return "The disk is full. Make room on it and try again.";
  return undefined;
}

/** The message for a port that a command cannot open; undefined for any other error. */
export function portMessage(error: unknown, command: string): string | undefined {
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is taken. Choose another: PORT=4400 npm ${command}`;
  if (code === "EACCES" && port !== undefined)
    return `Port ${port} is not open to this user. Choose one from 1024 on: PORT=4400 npm ${command}`;
  return undefined;
}
