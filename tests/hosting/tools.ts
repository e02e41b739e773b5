/** The hosts' own programs: those of Debian where they stand, those of npm in `.cache/hosting-tools`. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const home = resolve(".cache/hosting-tools");
const wanted = ["package.json", "package-lock.json"].map((name) => join("tests/hosting/tools", name));

/**
 * Brings the packages of `tests/hosting/tools` into `.cache/hosting-tools`, once for each lockfile.
 * @throws Error that says what to do when they cannot be had.
 */
export function bringTools(): void {
  const hash = createHash("sha256");
  for (const file of wanted) hash.update(readFileSync(file));
  const state = hash.digest("hex");
  const stamp = join(home, ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  mkdirSync(home, { recursive: true });
  for (const file of [...wanted, ".npmrc"]) cpSync(file, join(home, file.split("/").at(-1) ?? file));
  const { status, stderr } = spawnSync(
    "npm",
    ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: home, encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0)
    throw new Error(
      `The packages of tests/hosting/tools could not be installed into .cache/hosting-tools. With a network: npm install --prefix .cache/hosting-tools\n${stderr}`,
    );
  // Browsers' list of preloaded hosts, which the Observatory downloads when it is installed; ours is in none.
  const list = join(home, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json");
  writeFileSync(list, "{}");
  writeFileSync(stamp, state);
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
 * The path of a program of the system.
 * @throws Error that names the package to install.
 */
export function program(name: string): string {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`${name} is not installed. On Debian or Ubuntu: sudo apt-get install ${name}`);
  return found;
}
