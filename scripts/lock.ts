/** A lock between processes, for builds and installations. */
import {
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";

/**
 * A lock that has not been touched for this long (in ms) is stale: after a restart, another process may have the same
 * id.
 */
const abandoned = 60_000;

/** Waits for the lock, a folder with this path, and runs the work while holding it. */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  const name = String(process.pid);
  while (!taken(lock, name)) await later(100);
  const alive = setInterval(() => utimesSync(join(lock, name), new Date(), new Date()), 5000);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    rmSync(join(lock, name), { force: true });
    removeEmpty(lock);
  }
}

/** Renaming a folder succeeds for only one process, and never onto a non-empty folder. */
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

/** Removes the names of processes that have ended from the lock. */
function free(lock: string): void {
  try {
    for (const name of readdirSync(lock)) {
      const file = join(lock, name);
      if (!runs(Number(name)) || Date.now() - statSync(file).mtimeMs > abandoned) rmSync(file);
    }
  } catch {
    // Its process just released it.
  }
  removeEmpty(lock);
}

/** Somebody may take the empty folder before it is removed: then it stays. */
function removeEmpty(lock: string): void {
  try {
    rmdirSync(lock);
  } catch {
    // It is held, or gone.
  }
}

function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
