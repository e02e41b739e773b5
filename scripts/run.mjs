// Every npm script starts here. It installs what is missing (a newer Node, the packages of the lockfile) and runs the
// command. Plain JavaScript for Node 20 and up without packages, because none may be installed yet.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { accessSync, constants as files, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants, homedir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const NODE_VERSION = "24.21.0";
const NODE_NEEDED = [24, 5]; // the oldest with navigator.locks, which the tests of the outbox use
/** The commands that run without `devDependencies`. */
const SITE_COMMANDS = new Set(["start", "dev", "build", "host"]);
/** The commands that test the code, always with the sample facility, whose facts their tests know. */
const CODE_COMMANDS = new Set(["test", "test-all", "bench"]);
const windows = process.platform === "win32";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);
const terminationSignals = ["SIGINT", "SIGTERM", "SIGHUP"];

const unreadable = /[#?%]/u.exec(root)?.[0];
if (unreadable)
  fail(`The build cannot read a path with "${unreadable}" in it. Rename a folder of ${root} and try again.`);
if (!writable(root)) fail(`This user may not write to ${root}. Take a folder of your own.`);

chooseFacility();
// Astro writes its telemetry settings to the home folder, and fails if it cannot.
process.env.ASTRO_TELEMETRY_DISABLED = "1";
useWritableNpmCache();
const [node] = await Promise.all([nodeNewEnough() ? process.execPath : installNode(), installPackages()]);
process.env.PATH = dirname(node) + delimiter + process.env.PATH;

const script = command.includes("/") ? command : `scripts/${command}.ts`;
process.exit(await run(node, ["--import", "tsx", join(root, script), ...args], { stdio: "inherit" }));

/**
 * Sets the content folder: the one after `--content`, else `CONTENT_DIR`, else the one that `npm run new` noted in
 * facility.txt. A name without a path is looked for in facilities/, too.
 */
function chooseFacility() {
  if (CODE_COMMANDS.has(command)) return;
  const at = args.indexOf("--content");
  const noted = join(root, "facility.txt");
  const named =
    (at === -1
      ? process.env.CONTENT_DIR
      : args.splice(at, 2)[1] || fail("--content needs the name of a folder")) ||
    (existsSync(noted) && command !== "new" ? readFileSync(noted, "utf8").trim() : "");
  if (!named) return;
  const folder = [named, join("facilities", named)].find((each) =>
    existsSync(resolve(root, each, "facility.yaml")),
  );
  if (!folder && at === -1 && process.env.CONTENT_DIR) return; // The command says what is missing in it.
  process.env.CONTENT_DIR =
    folder ?? fail(`There is no facility in the folder ${named}: facility.yaml is missing.`);
  say(`Facility: ${folder} (another: --content <folder>; the sample: --content content)`);
}

/**
 * Runs a program and returns its exit code. Termination signals are passed on; unless the program then exits with 0,
 * this process exits with the code that shells use for the signal.
 */
async function run(program, programArgs, options) {
  const child = spawn(program, programArgs, { cwd: root, ...options });
  let received;
  const pass = (signal) => {
    received = signal;
    // On Windows the console signals every process itself, and `kill` would leave them no time to finish.
    if (!windows) child.kill(signal);
  };
  for (const signal of terminationSignals) process.on(signal, pass);
  const [code, signal] = await once(child, "exit").catch((error) => fail(`${program}: ${error.message}`));
  for (const name of terminationSignals) process.off(name, pass);
  if (received && code !== 0) process.exit(128 + constants.signals[received]);
  return code ?? 128 + constants.signals[signal];
}

/** Moves npm's cache into the project when the home folder is not writable. */
function useWritableNpmCache() {
  if (windows) return;
  const cache = process.env.npm_config_cache ?? join(homedir(), ".npm");
  try {
    mkdirSync(cache, { recursive: true });
    if (writable(cache)) return;
  } catch {
    // It cannot be created either.
  }
  process.env.npm_config_cache = join(root, ".cache", "npm");
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

/**
 * Installs Node from the npm registry into .cache/node unless it is already there, and returns the path of its binary.
 */
async function installNode() {
  const folder = join(root, ".cache", "node");
  const binary = join(folder, "node_modules", "node", "bin", windows ? "node.exe" : "node");
  if (!existsSync(binary) || versionOf(binary) !== `v${NODE_VERSION}`) {
    say(
      `Node ${process.versions.node} is older than this project needs; installing Node ${NODE_VERSION} into .cache/node`,
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
    // The install script of this package downloads the binary for the platform.
    await npm(
      [
        "install",
        "--no-save",
        "--no-package-lock",
        "--ignore-scripts=false",
        "--loglevel=error",
        `node@${NODE_VERSION}`,
      ],
      folder,
    );
    if (!existsSync(binary))
      fail(`Node ${NODE_VERSION} could not be installed. Install Node 24.5 or newer and try again.`);
  }
  return binary;
}

function versionOf(binary) {
  return spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim();
}

/**
 * Installs the packages of the lockfile unless they are installed; for the site's own commands without
 * `devDependencies`, as long as no other command has run. Does not use `npm ci`, which requires the optional packages
 * of every other platform; some registries do not have them.
 */
async function installPackages() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const folder = join(root, "node_modules");
  const stamp = join(folder, ".installed");
  const omit = "--omit=dev";
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const few = SITE_COMMANDS.has(command) && (!existsSync(folder) || installed.endsWith(omit));
  const wanted = few ? `${lock} ${omit}` : lock;
  if (installed === wanted) return;
  say("Installing the packages of package-lock.json");
  await npm(
    ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...(few ? [omit] : [])],
    root,
  );
  writeFileSync(stamp, wanted);
}

async function npm(npmArgs, cwd) {
  const options = { cwd, stdio: ["ignore", "ignore", "inherit"] };
  // On Windows npm is a batch file, which only a shell can run.
  const code = windows
    ? await run(`npm ${npmArgs.join(" ")}`, [], { ...options, shell: true })
    : await run("npm", npmArgs, options);
  if (code !== 0) fail(`npm ${npmArgs[0]} did not succeed. Is the npm registry reachable?`);
}

function say(line) {
  process.stderr.write(`• ${line}\n`);
}

function fail(line) {
  process.stderr.write(`✗ ${line}\n`);
  process.exit(1);
}
