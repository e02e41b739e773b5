/** A folder of one's own for each file of tests: two that run at once never write where the other one reads. */
import { mkdirSync, mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Makes an empty folder inside this project: what Astro makes on the way to a folder elsewhere is shared by all
 * builds, and two at once break each other. Whoever makes it removes it.
 */
export function ownFolder(name: string): string {
  mkdirSync(".cache/tests", { recursive: true });
  return resolve(mkdtempSync(join(".cache/tests", `${name}-`)));
}
