/** One process at a time does what another one would disturb: a build, an installation. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";

/** A lock that its process has not touched for so long is nobody's: process ids are given again after a restart. */
const abandoned = 60_000;

/** Does the work while this process alone holds the lock, a folder of this path; waits for it. */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  const name = String(process.pid);
  while (!taken(lock, name)) await later(100);
  const alive = setInterval(() => utimesSync(join(lock, name), new Date(), new Date()), 5000);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Renaming a folder succeeds for one process only, and never onto a folder that holds a name. */
function taken(lock: string, name: string): boolean {
  const own = `${lock}.${name}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, name), "");
  try {
    renameSync(own, lock);
    return true;
  } catch {
    rmSync(own, { recursive: true });
    free(lock);
    return false;
  }
}

/** Takes the name of a process that has ended out of the lock, and no other. */
function free(lock: string): void {
  try {
    for (const name of readdirSync(lock)) {
      const file = join(lock, name);
      if (!runs(Number(name)) || Date.now() - statSync(file).mtimeMs > abandoned) rmSync(file);
    }
  } catch {
    // Its process has just let it go.
  }
}

function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
