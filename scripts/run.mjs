// Every npm script starts here, on any Node from 20 on and with nothing installed yet.
// It brings what is missing (a newer Node, the packages of the lockfile) and hands over.
// Plain JavaScript without a dependency, because it runs before there are any.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_VERSION = "24.21.0";
const NODE_NEEDED = [22, 12]; // the oldest that Astro 7 accepts
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);

const node = nodeNewEnough() ? process.execPath : bringNode();
const env = { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH };
bringPackages();

const script = command.includes("/") ? command : `scripts/${command}.ts`;
const child = spawn(node, ["--import", "tsx", join(root, script), ...args], {
  cwd: root,
  env,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));

function nodeNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [neededMajor, neededMinor] = NODE_NEEDED;
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Installs Node from the npm registry into .cache/node, once, and answers with the path of its binary. */
function bringNode() {
  const home = join(root, ".cache", "node");
  const binary = join(
    home,
    "node_modules",
    "node",
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (!existsSync(binary) || versionOf(binary) !== `v${NODE_VERSION}`) {
    say(
      `Node ${process.versions.node} is older than this project needs; bringing Node ${NODE_VERSION} into .cache/node`,
    );
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, "package.json"), '{ "private": true }\n');
    // This one package is its own install script: it fetches the binary package of this platform.
    npm(
      ["install", "--no-save", "--no-package-lock", "--ignore-scripts=false", `node@${NODE_VERSION}`],
      home,
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
function bringPackages() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const stamp = join(root, "node_modules", ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  say("Installing the packages of package-lock.json");
  npm(["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], root, env);
  writeFileSync(stamp, lock);
}

function npm(npmArgs, cwd, npmEnv = process.env) {
  const { status, error } = spawnSync("npm", npmArgs, {
    cwd,
    env: npmEnv,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0)
    fail(
      `npm ${npmArgs[0]} did not succeed${error ? `: ${error.message}` : ""}. Is the npm registry reachable?`,
    );
}

function say(line) {
  process.stderr.write(`• ${line}\n`);
}

function fail(line) {
  process.stderr.write(`✗ ${line}\n`);
  process.exit(1);
}
