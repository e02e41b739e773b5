/** The hosts' own programs: installed by the system, or from npm in `.cache/hosting-tools`. */
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installTools } from "../../scripts/install-tools.ts";

const home = resolve(".cache/hosting-tools");

/**
 * Installs the packages of `tests/hosting/tools` in `.cache/hosting-tools`, once for each lockfile.
 * @throws Error that says what to do if they cannot be installed.
 */
export function bringTools(): Promise<void> {
  // Browsers' list of preloaded hosts, which the Observatory downloads on installation. Our hosts are not in it.
  return installTools("tests/hosting/tools", home, (folder) =>
    writeFileSync(join(folder, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}"),
  );
}

/** A file of an installed tool. */
export function toolFile(path: string): string {
  return join(home, "node_modules", path);
}

/** A module of an installed tool, by the path of its file. */
export async function tool<Module>(path: string): Promise<Module> {
  return (await import(pathToFileURL(toolFile(path)).href)) as Module;
}

/**
 * The path of a system program.
 * @throws Error that names the package to install.
 */
export function program(name: string): string {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed. On Debian or Ubuntu: sudo apt-get install ${name}`);
  return found;
}
