/** `npm start`, `npm run dev` and `npm run edit` as typed by a person, and problems on the way. */
import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../free-port.ts";
import { copyProject, type Command, type Copy } from "./copy.ts";

// A build takes minutes on a busy machine.
const patience = { timeout: 300_000, interval: 50 };
const site = "Site   http";

let copy: Copy;
let running: Command | undefined;

beforeAll(() => {
  copy = copyProject();
});
afterEach(async () => {
  running?.process.kill("SIGTERM");
  await running?.ended;
  running = undefined;
});
afterAll(() => copy.remove());

function start(command: string, env?: NodeJS.ProcessEnv): Command {
  running = copy.start(command, env);
  return running;
}

/** The other processes that run in the copy, with their command lines. */
function processes(): string[] {
  return readdirSync("/proc")
    .filter((id) => /^\d+$/u.test(id))
    .flatMap((id) => {
      try {
        return [readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ")];
      } catch {
        return [];
      }
    })
    .filter((line) => line.includes(copy.folder));
}

const stamp = () => join(copy.folder, ".cache/site.stamp");
const building = () => existsSync(join(copy.folder, ".cache/site.new"));

describe("asked to end during a build", () => {
  test.each([
    ["SIGTERM", 143],
    ["SIGINT", 130],
    ["SIGHUP", 129],
  ] as const)(
    "by %s it ends with %i, leaves no process, and nothing that looks finished",
    async (signal, code) => {
      rmSync(stamp(), { force: true });
      rmSync(join(copy.folder, ".cache/site.new"), { recursive: true, force: true });
      const { process: started, ended } = start("start", { PORT: "0" });
      await vi.waitFor(() => expect(building()).toBe(true), patience);
      expect(processes().some((line) => line.includes("scripts/start.ts"))).toBe(true);
      started.kill(signal);
      expect(await ended).toBe(code);
      expect(processes()).toEqual([]);
      expect(existsSync(stamp())).toBe(false);
      expect(existsSync(join(copy.folder, ".cache/site"))).toBe(false);
    },
  );
});

test("it builds again when a file of CONTENT_DIR changed, and only then; a build that is killed is not finished", async () => {
  const content = join(copy.folder, "content");
  // A home folder that not even root can write to.
  const env = { PORT: "0", CONTENT_DIR: content, HOME: "/dev/null", npm_config_cache: "/dev/null/npm" };
  const built = "Building the site";
  for (const builds of [true, false]) {
    const { process: started, said, ended } = start("start", env);
    await vi.waitFor(() => expect(said()).toContain(site), patience);
    expect(said().includes(built)).toBe(builds);
    started.kill("SIGTERM");
    expect(await ended).toBe(0);
  }
  appendFileSync(join(content, "packages/gold.yaml"), "# changed\n");
  const broken = start("start", env);
  await vi.waitFor(() => expect(building()).toBe(true), patience);
  for (const id of [...descendants(broken.process.pid), broken.process.pid ?? 0]) process.kill(id, "SIGKILL");
  await broken.ended;
  expect(broken.said()).toContain(built);
  expect(existsSync(stamp())).toBe(false);
}, 900_000);

/** The descendants of a process. */
function descendants(parent = 0): number[] {
  const listed = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim();
  return listed === "" ? [] : listed.split(" ").flatMap((id) => [...descendants(Number(id)), Number(id)]);
}

describe.each([
  ["start", "npm start"],
  ["dev", "npm run dev"],
])("%s", (command, typed) => {
  let other: Server;
  afterEach(() => other?.close());

  test("with a PORT that is none it says what it expected, and ends with 1", async () => {
    const { said, ended } = start(command, { PORT: "70000" });
    expect(await ended).toBe(1);
    expect(said().trim()).toBe('PORT: expected a number from 0 to 65535, such as 4400 (found "70000")');
  });

  test("on a taken port says so in one sentence, and ends with 1", async () => {
    const port = await freePort();
    other = createServer().listen(port, "127.0.0.1");
    const { said, ended } = start(command, { PORT: String(port) });
    expect(await ended).toBe(1);
    expect(said().trim()).toBe(`Port ${port} is taken. Choose another: PORT=4400 ${typed}`);
  });
});

test.each(["#", "?", "%"])(
  "in a folder with %s in its name it says at once that it cannot work",
  async (sign) => {
    const odd = copyProject(`a${sign}b`);
    try {
      const { said, ended } = odd.start("start", { PORT: "0" });
      expect(await ended).toBe(1);
      expect(said()).toContain(`The build cannot read a path with "${sign}" in it.`);
      expect(said().trim().split("\n")).toHaveLength(1);
    } finally {
      odd.remove();
    }
  },
);
