// Every npm script starts here, on any Node from 20 on and with nothing installed yet.
// It brings what is missing (a newer Node, the packages of the lockfile) and hands over.
// Plain JavaScript without a dependency, because it runs before there are any.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { accessSync, constants as files, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants, homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_VERSION = "24.21.0";
const NODE_NEEDED = [22, 12]; // the oldest that Astro 7 accepts
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);
const endings = ["SIGINT", "SIGTERM", "SIGHUP"];

const unreadable = /[#?%]/u.exec(root)?.[0];
if (unreadable)
  fail(`The build cannot read a path with "${unreadable}" in it. Rename a folder of ${root} and try again.`);
if (!writable(root)) fail(`This user may not write to ${root}. Take a folder of your own.`);

// Astro counts its users in a file of the home folder, and breaks down where it cannot write there.
const env = { ...process.env, ...npmCache(), ASTRO_TELEMETRY_DISABLED: "1" };
const node = nodeNewEnough() ? process.execPath : await bringNode();
env.PATH = dirname(node) + delimiter + env.PATH;
await bringPackages();

const script = command.includes("/") ? command : `scripts/${command}.ts`;
process.exit(await run(node, ["--import", "tsx", join(root, script), ...args], { env, stdio: "inherit" }));

/**
 * Runs a program and answers with its exit code. What asks this process to end is passed on; the exit code is then the
 * one that shells give, unless the program ended in order.
 */
async function run(program, programArgs, options) {
  const child = spawn(program, programArgs, { cwd: root, ...options });
  let asked;
  const pass = (signal) => {
    asked = signal;
    child.kill(signal);
  };
  for (const signal of endings) process.on(signal, pass);
  const [code, signal] = await once(child, "exit").catch((error) => fail(`${program}: ${error.message}`));
  for (const signal of endings) process.off(signal, pass);
  if (asked && code !== 0) process.exit(128 + constants.signals[asked]);
  return code ?? 128 + constants.signals[signal];
}

/** Where npm keeps its cache, in its own words: in the project when the home folder cannot be written. */
function npmCache() {
  const cache = process.env.npm_config_cache ?? join(homedir(), ".npm");
  try {
    mkdirSync(cache, { recursive: true });
    if (writable(cache)) return {};
  } catch {
    // Nor can it be made.
  }
  return { npm_config_cache: join(root, ".cache", "npm") };
}

function writable(folder) {
  try {
    accessSync(folder, files.W_OK);
    return true;
  } catch {
    return false;
  }
}

function nodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [neededMajor, neededMinor] = NODE_NEEDED;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Installs Node from the npm registry into .cache/node, once, and answers with the path of its binary. */
async function bringNode() {
  const folder = join(root, ".cache", "node");
  const binary = join(
    folder,
    "node_modules",
    "node",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (!existsSync(binary) || versionOf(binary) !== `v${NODE_VERSION}`) {
    say(
      `Node ${process.versions.node} is older than this project needs; bringing Node ${NODE_VERSION} into .cache/node`,
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    // This one package is its own install script: it fetches the binary package of this platform.
    await npm(
      ["install", "--no-save", "--no-package-lock", "--ignore-scripts=false", `node@${NODE_VERSION}`],
      folder,
    );
    if (!existsSync(binary))
      fail(`Node ${NODE_VERSION} could not be installed. Install Node 22.12 or newer and try again.`);
  }
  return binary;
}

function versionOf(binary) {
  return spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim();
}

/**
 * Installs what the lockfile says when it is not the one that was installed last. Not `npm ci`: that insists on the
 * optional packages of every other platform, which some registries do not hold.
 */
async function bringPackages() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("Installing the packages of package-lock.json");
  await npm(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], root);
  writeFileSync(stamp, lock);
}

async function npm(npmArgs, cwd) {
  const code = await run("npm", npmArgs, {
    cwd,
    env,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (code !== 0) fail(`npm ${npmArgs[0]} did not succeed. Is the npm registry reachable?`);
}

function say(line) {
  process.stderr.write(`• ${line}\n`);
}

function fail(line) {
  process.stderr.write(`✗ ${line}\n`);
  process.exit(1);
}
