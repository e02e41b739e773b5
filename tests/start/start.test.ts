/** `npm start` and `npm run dev` as typed by a person, in a copy of the project in a folder with spaces. */
import { spawn, type ChildProcess } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../free-port.ts";

const parts = [
  "content",
  "src",
  "desk",
  "hosting",
  "scripts",
  "tools",
  "mail-mock",
  "public",
  "astro.config.ts",
  "package.json",
];
const settings = ["package-lock.json", "tsconfig.json", ".npmrc"];
// A build takes minutes on a busy machine.
const patience = { timeout: 300_000, interval: 50 };
const running: ChildProcess[] = [];
let root: string;
let folder: string;

/** A copy that tests may break, with the packages of this checkout. */
function copyTo(name: string): string {
  const copy = join(root, name);
  for (const part of [...parts, ...settings]) cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  // The build takes the pictures from the cache.
  mkdirSync(join(copy, ".cache"));
  if (existsSync(".cache/astro")) cpSync(".cache/astro", join(copy, ".cache/astro"), { recursive: true });
  return copy;
}

function start(command: string, env: NodeJS.ProcessEnv = { PORT: "0" }, cwd = folder) {
  const child = spawn(process.execPath, ["tools/run.mjs", command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  return {
    stop: (signal: NodeJS.Signals) => child.kill(signal),
    printed: () => printed.trim(),
    ended: new Promise((done) => void child.once("close", (code, signal) => done(code ?? signal))),
  };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "project-"));
  folder = copyTo("a folder (copy)");
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGTERM");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const unfinished = () =>
  globSync("start.*", { cwd: join(folder, ".cache") }).filter((name) => /\d$/u.test(name));

/** Starts the site and stops it once it is served. Resolves to whether it was built. */
async function startedSite(): Promise<boolean> {
  // A home folder that nobody can write to.
  const { stop, printed, ended } = start("start", { PORT: "0", HOME: "/dev/null" });
  await vi.waitFor(() => expect(printed()).toContain("Site   http"), patience);
  stop("SIGINT");
  expect(await ended).toBe(0);
  return printed().includes("Building the site");
}

test("leaves nothing behind when stopped during a build; builds again only after a change", async () => {
  const stopped = start("start");
  await vi.waitFor(() => expect(unfinished()).toHaveLength(1), patience);
  stopped.stop("SIGTERM");
  expect(await stopped.ended).toBe(0);
  expect(unfinished()).toEqual([]);
  expect(existsSync(join(folder, ".cache/start"))).toBe(false);
  for (const builds of [true, false]) expect(await startedSite()).toBe(builds);
  for (const changed of ["content/packages/gold.yaml", "public/.nojekyll"]) {
    const file = join(folder, changed);
    const text = readFileSync(file);
    appendFileSync(file, "# changed\n");
    const { stop, printed, ended } = start("start");
    await vi.waitFor(() => expect(printed(), changed).toContain("Building the site"), patience);
    stop("SIGTERM");
    await ended;
    writeFileSync(file, text);
  }
}, 900_000);

test.each([
  ["start", "npm start"],
  ["dev", "npm run dev"],
])("%s explains in one sentence that a port is taken or invalid", async (command, typed) => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  onTestFinished(() => void other.close());
  for (const [value, sentence] of [
    [String(port), `Port ${port} is taken. Choose another: PORT=4400 ${typed}`],
    ["70000", 'PORT: expected a number from 0 to 65535, such as 4400 (found "70000")'],
  ] as const) {
    const { printed, ended } = start(command, { PORT: value });
    expect(await ended).toBe(1);
    expect(printed()).toBe(sentence);
  }
});

test("reports a mistake in the content with its file and line, and serves nothing", async () => {
  const content = join(root, "content");
  cpSync("content", content, { recursive: true });
  appendFileSync(join(content, "packages/gold.yaml"), "price: free\n");
  const { printed, ended } = start("start", { PORT: "0", CONTENT_DIR: content });
  expect(await ended).toBe(1);
  expect(printed()).toMatch(/packages\/gold\.yaml:\d+/u);
  expect(printed()).not.toMatch(/\n\s+at /u);
});

test.each(["#", "?", "%", "*"])("says that it cannot work in a folder with %s in its name", async (sign) => {
  const { printed, ended } = start("start", { PORT: "0" }, copyTo(`a${sign}b`));
  expect(await ended).toBe(1);
  expect(printed()).toContain(`The build cannot read a path with "${sign}" in it.`);
});

test("a facility does not grow in the starter, which the tests read", async () => {
  const copy = copyTo("starter-as-facility");
  cpSync("starter", join(copy, "starter"), { recursive: true });
  writeFileSync(join(copy, "facility.txt"), "starter\n");
  const { printed, ended } = start("start", { PORT: "0" }, copy);
  expect(await ended).toBe(1);
  expect(printed()).toContain("Make your own: npm run new <name>");
});
