/** Work that several test files need once, whichever process comes first. */
import { mkdirSync, rmdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Waits for the lock, a folder with this path, and works while holding it. */
export async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) await setTimeout(100);
  try {
    return await work();
  } finally {
    rmdirSync(lock);
  }
}

/** Only one process can make a folder. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
