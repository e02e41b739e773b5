/** What `run.mjs` does before a command runs, in a small project whose npm is a script. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { ownFolder } from "../tests/own-folder.ts";

let folder: string;
beforeEach(() => {
  folder = ownFolder("run");
  for (const name of ["tools", "scripts", "bin"]) mkdirSync(join(folder, name), { recursive: true });
  copyFileSync("tools/run.mjs", join(folder, "tools/run.mjs"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "scripts/start.ts"), 'console.log("started");\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes the program that the project takes for npm. */
function npmIs(script: string): void {
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "bin/npm"), 0o755);
}

/** Runs a command. It has ended once nothing that it started can print anymore. */
function run(command: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(folder, "tools/run.mjs"), command, ...args], {
    env: { ...process.env, PATH: [join(folder, "bin"), process.env["PATH"]].join(delimiter) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
  // A failed test leaves nothing running.
  onTestFinished(() => void child.kill());
  const ended = new Promise<{ readonly code: number | null; readonly printed: string }>((done) => {
    child.once("close", (code) => done({ code, printed }));
  });
  return { child, ended, printed: () => printed };
}

/** Ends what a program started in its group and left running. */
function endGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing is left of it.
  }
}

test("Ctrl+C during the installation ends all that npm started, and reports no failure", async () => {
  npmIs("echo busy >&2\nsleep 600 &\nwait");
  const { child, ended, printed } = run("start");
  await expect.poll(printed).toContain("busy");
  child.kill("SIGINT");
  const { code } = await ended;
  expect(code).toBe(130);
  expect(printed()).not.toContain("did not succeed");
}, 20_000);

test("after an interrupted installation, the next one begins anew", async () => {
  npmIs("mkdir -p node_modules/half\necho busy >&2\nsleep 600 &\nwait");
  const first = run("start");
  await expect.poll(first.printed).toContain("busy");
  first.child.kill("SIGINT");
  await first.ended;
  npmIs("mkdir -p node_modules/whole");
  expect(await run("start").ended).toMatchObject({
    code: 0,
    printed: expect.stringContaining("started") as string,
  });
  expect(existsSync(join(folder, "node_modules/half"))).toBe(false);
  expect(existsSync(join(folder, "node_modules/whole"))).toBe(true);

  npmIs("exit 1");
  expect(await run("start").ended, "nothing is installed again").toMatchObject({ code: 0 });
}, 20_000);

test("two commands at once install once: the second waits, and says so", async () => {
  npmIs("echo busy >&2\nmkdir node_modules/whole || exit 1\nwhile [ ! -e go ]; do sleep 0.1; done");
  const first = run("start");
  await expect.poll(first.printed).toContain("busy");
  const second = run("start");
  await expect.poll(second.printed).toMatch(/^• Another command is installing [^\n]+; waiting for it\n$/u);
  writeFileSync(join(folder, "go"), "");
  for (const { ended } of [first, second]) {
    const { code, printed } = await ended;
    expect(printed).toContain("started");
    expect(code).toBe(0);
  }
  expect(second.printed()).not.toContain("busy");
}, 60_000);

test.each([
  ["a command that was killed", (child: ChildProcess) => child.kill("SIGKILL")],
  [
    "a machine that stopped, whose number another process has now",
    (child: ChildProcess) => {
      child.kill("SIGKILL");
      const lock = join(folder, ".cache/installing");
      writeFileSync(lock, String(process.pid));
      utimesSync(lock, 0, 0);
    },
  ],
  [
    "a machine that stopped while it wrote",
    (child: ChildProcess) => {
      child.kill("SIGKILL");
      const lock = join(folder, ".cache/installing");
      writeFileSync(lock, "");
      utimesSync(lock, 0, 0);
    },
  ],
])(
  "the lock of %s keeps no other command waiting",
  async (_what, end) => {
    npmIs("echo busy >&2\nexec sleep 600");
    const first = run("start");
    await expect.poll(first.printed).toContain("busy");
    end(first.child);
    await once(first.child, "exit");
    npmIs("mkdir -p node_modules/whole");
    expect(await run("start").ended).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, ".cache/installing"))).toBe(false);
  },
  60_000,
);

test.each(["SIGKILL", "SIGTERM"] as const)(
  "when npm ends by %s, so does the command",
  async (signal) => {
    npmIs("exit 0");
    writeFileSync(
      join(folder, "scripts/start.ts"),
      'process.on("SIGTERM", () => { console.log("stopped"); process.exit(); }); setInterval(() => {}, 1000); console.log("started");\n',
    );
    writeFileSync(join(folder, "package.json"), '{ "scripts": { "start": "node tools/run.mjs start" } }');
    const npm = spawn("npm", ["start"], {
      cwd: folder,
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    onTestFinished(() => endGroup(npm));
    let printed = "";
    npm.stdout.setEncoding("utf8").on("data", (text: string) => (printed += text));
    await expect.poll(() => printed, { timeout: 20_000 }).toContain("started");
    npm.kill(signal);
    // Only once nothing that it started can print anymore.
    await once(npm, "close");
    expect(printed).toContain("stopped");
  },
  60_000,
);

test("npm run new needs no packages", async () => {
  npmIs("exit 1");
  writeFileSync(join(folder, "scripts/new.ts"), 'console.log("made");\n');
  expect(await run("new", "bats").ended).toEqual({ code: 0, printed: "made\n" });
});

test.each(["starter", "starter/", "./starter", "starter/.", "facilities/mine"])(
  "facility.txt that names %s, which is the starter, says what to do",
  async (named) => {
    mkdirSync(join(folder, "starter"));
    mkdirSync(join(folder, "facilities"));
    symlinkSync("../starter", join(folder, "facilities/mine"));
    writeFileSync(join(folder, "starter/facility.yaml"), "");
    writeFileSync(join(folder, "facility.txt"), `${named}\n`);
    const { code, printed } = await run("start").ended;
    expect(printed).toContain(
      "names the starter, which new facilities are copied from. Make your own: npm run new",
    );
    expect(code).toBe(1);
  },
);

test.skipIf(!existsSync("/proc/self"))("a folder that cannot be written to is named", async () => {
  npmIs("exit 0");
  // The system's own folder of processes is read-only for every user.
  symlinkSync("/proc/self", join(folder, ".cache"));
  const { code, printed } = await run("start").ended;
  expect(code).toBe(1);
  expect(printed).toMatch(/^✗ Nothing can be written to [^\n]+\.cache\. [^\n]+\n$/u);
});
