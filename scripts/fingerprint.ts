/** Whether what something was made from is still the same. */
import { createHash, type Hash } from "node:crypto";
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** One line for these files and folders, by the path, size and time of every file, and for these settings. */
export function fingerprintOf(paths: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash("sha256");
  for (const setting of settings) hash.update(`${setting}\n`);
  for (const path of paths) add(hash, path);
  return hash.digest("hex");
}

function add(hash: Hash, path: string): void {
  // Not where a link leads to: it may lead nowhere, or around in a circle.
  const stats = lstatSync(path);
  if (stats.isDirectory()) for (const name of readdirSync(path).sort()) add(hash, join(path, name));
  else hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
}
