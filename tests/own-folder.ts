/** A separate folder for each test file, so that tests running at once do not share files. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Creates an empty folder inside this project. For a folder elsewhere, Astro uses shared intermediate files, and two
 * builds at once break each other. The caller removes the folder.
 */
export function ownFolder(name: string): string {
  mkdirSync(".cache/tests", { recursive: true });
  return resolve(mkdtempSync(join(".cache/tests", `${name}-`)));
}
