/** Detects whether the inputs of a build have changed. */
import { createHash, type Hash } from "node:crypto";
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** A hash of these files and folders (the path, size and time of every file) and of these settings. */
export function inputHash(paths: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash("sha256");
  for (const setting of settings) hash.update(`${setting}\n`);
  for (const path of paths) add(hash, path);
  return hash.digest("hex");
}

function add(hash: Hash, path: string): void {
  // Symbolic links are not followed: the target may be missing, or a parent folder.
  const stats = lstatSync(path);
  if (stats.isDirectory()) for (const name of readdirSync(path).sort()) add(hash, join(path, name));
  else hash.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
}
