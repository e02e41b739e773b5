// Every npm command starts here: `node tools/run.mjs build` runs scripts/build.ts. What is missing is installed first:
// a newer Node, and the packages of the lockfile. Plain JavaScript for Node 20, without packages. What happens on
// `npm start`, step by step: docs/architecture.md.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants as files,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { constants, homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const nodeVersion = "24.21.0";
/** The commands that run without `devDependencies`. */
const siteCommands = new Set(["start", "dev", "edit", "build", "host", "preflight"]);
/** The commands that have nothing to do with the facility that `facility.txt` names. */
const codeCommands = new Set(["new", "test", "bench", "look", "fonts"]);
const omit = "--omit=dev";
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const windows = process.platform === "win32";
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...args] = process.argv.slice(2);

process.chdir(root);
checkPath();
checkPermissions();
keepOutOfHome();
if (!codeCommands.has(command)) chooseFacility();
const node = await install();
process.env.PATH = dirname(node) + delimiter + process.env.PATH;
process.exit(await run(node, [join(root, "scripts", `${command}.ts`), ...args]));

/** Fails if the project is in a folder that the build cannot read. */
function checkPath() {
  const unreadable = /[#?%*]/u.exec(root)?.[0];
  if (unreadable)
    fail(
      `The build cannot read a path with "${unreadable}" in it. Rename a folder of ${root} and try again.`,
    );
}

/**
 * Fails if a folder that commands write to can't be written to: after a command was run with sudo, the system's user
 * owns some of it.
 */
function checkPermissions() {
  for (const folder of [root, ...[".cache", ".astro", "node_modules"].map((name) => join(root, name))])
    if (existsSync(folder) && !writable(folder))
      fail(
        `Nothing can be written to ${folder}. Give the folder to your user, or put the project into a folder of your own.`,
      );
}

/** Astro writes its telemetry settings to the home folder, and fails if it cannot; so does npm with its cache. */
function keepOutOfHome() {
  process.env.ASTRO_TELEMETRY_DISABLED = "1";
  if (!writable(homedir())) process.env.npm_config_cache = join(root, ".cache", "npm");
}

/** Takes the content folder that `facility.txt` names, if there is that file. */
function chooseFacility() {
  if (!existsSync("facility.txt")) return;
  const folder = readFileSync("facility.txt", "utf8").trim();
  if (!existsSync(join(folder, "facility.yaml")))
    fail(
      `facility.txt names the folder "${folder}", which has no facility.yaml. Correct it, or delete facility.txt.`,
    );
  // The tests read the starter, so a facility that changes it would break them.
  if (realpathSync.native(folder) === realpathSync.native("starter"))
    fail(
      "facility.txt names the starter, which new facilities are copied from. Make your own: npm run new <name>",
    );
  process.env.CONTENT_DIR ||= folder;
}

/**
 * Installs what is missing, and returns the path of the Node to go on with. Signals end it. Commands install one after
 * another: what one writes, the next would delete as unfinished.
 */
async function install() {
  const stop = (signal) => process.exit(128 + constants.signals[signal]);
  for (const signal of signals) process.on(signal, stop);
  const release = await takeLock(join(root, ".cache", "installing"));
  // A new facility is a copy of files, for which no package is needed.
  const [path] = await Promise.all([newNode(), command === "new" ? undefined : installPackages()]);
  release();
  for (const signal of signals) process.off(signal, stop);
  return path;
}

/**
 * Waits until no other command has the lock, takes it, and returns the function that gives it back, as the end of this
 * process does. The owner touches its file each second; if it was killed, the next one takes the lock.
 */
async function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  let isSaid = false;
  while (!createFile(file)) {
    if (isAbandoned(file)) takeAway(file);
    else {
      if (!isSaid) say("Another command is installing what is missing; waiting for it");
      isSaid = true;
      await wait(200);
    }
  }
  const touching = setInterval(() => utimesSync(file, new Date(), new Date()), 1000).unref();
  const release = () => {
    clearInterval(touching);
    process.off("exit", release);
    rmSync(file, { force: true });
  };
  process.on("exit", release);
  return release;
}

/** Whether it could be made: false if there is one. */
function createFile(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Whether the process that made a lock has ended, or the machine has, and another process has its number. */
function isAbandoned(file) {
  try {
    const owner = Number(readFileSync(file, "utf8"));
    const untouched = Date.now() - statSync(file).mtimeMs;
    // Between the file and the number in it.
    if (owner === 0) return untouched > 5000;
    return untouched > 60_000 || !isRunning(owner);
  } catch {
    // It was given back meanwhile.
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user.
    return error.code === "EPERM";
  }
}

/** Removes an abandoned lock. Of several that try, one succeeds: the others find no file. */
function takeAway(file) {
  try {
    const mine = `${file}.${process.pid}`;
    renameSync(file, mine);
    rmSync(mine);
  } catch {
    // Another command was faster.
  }
}

/** The path of a Node that runs TypeScript: this one, or the one in .cache/node, installed if it is missing. */
async function newNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 5)) return process.execPath;
  const folder = join(root, ".cache", "node");
  const binary = join(folder, "node_modules", "node", "bin", windows ? "node.exe" : "node");
  const version = () => spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim();
  if (version() === `v${nodeVersion}`) return binary;
  say(`Installing Node ${nodeVersion}, which builds the site, into .cache/node`);
  // npm takes what an interrupted installation left for whole.
  await rm(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  // The package's install script gets the binary of this platform.
  await npm(
    ["install", "--no-save", "--no-package-lock", "--ignore-scripts=false", `node@${nodeVersion}`],
    folder,
  );
  if (!version()) fail("Node could not be installed. Install Node 24.5 or newer and try again.");
  return binary;
}

/**
 * Installs the packages of the lockfile unless they are installed. Not with `npm ci`, which wants the optional packages
 * of every other platform: some registries do not have them.
 */
async function installPackages() {
  const unfinished = join("node_modules", ".unfinished");
  if (existsSync(unfinished)) await rm("node_modules", { recursive: true });
  const stamp = join("node_modules", ".installed");
  const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const withoutDev = siteCommands.has(command) && (!existsSync("node_modules") || installed.endsWith(omit));
  const wanted = withoutDev ? `${lock} ${omit}` : lock;
  if (installed === wanted) return;
  say("Installing the packages of package-lock.json");
  mkdirSync("node_modules", { recursive: true });
  writeFileSync(unfinished, "");
  await npm(["install", "--no-save", ...(withoutDev ? [omit] : [])], root);
  writeFileSync(stamp, wanted);
  rmSync(unfinished);
}

/** Runs npm. If this process exits first, all that npm started ends, too: alone, it goes on for minutes. */
async function npm(npmArgs, cwd) {
  const child = spawn("npm", [...npmArgs, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd,
    shell: windows,
    stdio: ["ignore", "ignore", "inherit"],
    // A group of its own, which ends as one.
    detached: !windows,
  });
  const end = () => {
    try {
      if (windows) child.kill();
      else process.kill(-child.pid, "SIGKILL");
    } catch {
      // It never began.
    }
  };
  process.on("exit", end);
  const code = await exitOf(child, "npm");
  process.off("exit", end);
  if (code !== 0)
    fail(`npm ${npmArgs[0]} did not succeed. Is the npm registry reachable, and is there room on the disk?`);
}

/** Runs a program, passes signals on, and returns its exit code. The program ends with the npm that runs this file. */
function run(program, programArgs) {
  const child = spawn(program, programArgs, { stdio: "inherit" });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const npmBefore = runningNpm();
  if (process.env.npm_lifecycle_event !== undefined)
    setInterval(() => {
      if (runningNpm() !== npmBefore) child.kill("SIGTERM");
    }, 500).unref();
  return exitOf(child, program);
}

/**
 * The number of the process that npm is. It is another once npm was killed, because a process whose parent ends gets a
 * new one. On Linux, npm's shell may be between; elsewhere, npm's shell becomes what it runs.
 */
function runningNpm() {
  try {
    const read = (name) => readFileSync(`/proc/${process.ppid}/${name}`, "utf8");
    const isShell = read("cmdline").split("\0")[1] === "-c";
    return isShell ? Number(/^PPid:\s*(\d+)$/mu.exec(read("status"))[1]) : process.ppid;
  } catch {
    return process.ppid;
  }
}

function exitOf(child, program) {
  return new Promise((done) => {
    child.once("error", (error) => fail(`${program}: ${error.message}`));
    child.once("exit", (code, signal) => done(code ?? 128 + constants.signals[signal]));
  });
}

function writable(folder) {
  try {
    accessSync(folder, files.W_OK);
    return true;
  } catch {
    return false;
  }
}

function say(line) {
  process.stderr.write(`• ${line}\n`);
}

function fail(line) {
  process.stderr.write(`✗ ${line}\n`);
  process.exit(1);
}
