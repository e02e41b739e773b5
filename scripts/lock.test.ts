import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock.ts";
import { run } from "./processes.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("of many processes one works at a time", async () => {
  const log = join(folder, "log");
  const script = `
    import { appendFileSync } from "node:fs";
    import { withLock } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))};
    await withLock(process.argv[1] + "/lock", async () => {
      appendFileSync(process.argv[1] + "/log", "in ");
      await new Promise((later) => setTimeout(later, 20));
      appendFileSync(process.argv[1] + "/log", "out ");
    });`;
  const all = Array.from({ length: 5 }, () =>
    run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script, folder]),
  );
  for (const { status, stderr } of await Promise.all(all)) expect(status, stderr).toBe(0);
  expect(readFileSync(log, "utf8")).toBe("in out ".repeat(5));
  expect(readdirSync(folder)).toEqual(["log"]);
});

test("the lock of a process that has ended holds nobody up", async () => {
  const lock = join(folder, "lock");
  mkdirSync(lock);
  // No process has this id: it is above the maximum of all systems.
  writeFileSync(join(lock, "99999999"), "");
  expect(await withLock(lock, () => Promise.resolve("done"))).toBe("done");
  expect(existsSync(lock)).toBe(false);
});

test("work that fails gives the lock back", async () => {
  const lock = join(folder, "lock");
  await expect(withLock(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

test("a lock that somebody else has taken meanwhile is left to them", async () => {
  const lock = join(folder, "lock");
  await withLock(lock, async () => {
    rmSync(join(lock, String(process.pid)));
    writeFileSync(join(lock, "99999999"), "");
    await Promise.resolve();
  });
  expect(readdirSync(lock)).toEqual(["99999999"]);
});
