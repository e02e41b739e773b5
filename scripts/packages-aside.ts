/** Packages that only one part of the work needs, with a lockfile of their own, installed beside the project's. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";

/**
 * Installs what the lockfile in `folder` says into `home`, once for each lockfile.
 * @returns whether anything had to be installed.
 * @throws Error that says what to do when the packages cannot be had.
 */
export function bringPackagesAside(folder: string, home: string): boolean {
  const wanted = ["package.json", "package-lock.json"].map((name) => join(folder, name));
  const hash = createHash("sha256");
  for (const file of wanted) hash.update(readFileSync(file));
  const state = hash.digest("hex");
  const stamp = join(home, ".installed");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return false;
  mkdirSync(home, { recursive: true });
  for (const file of [...wanted, ".npmrc"]) cpSync(file, join(home, basename(file)));
  const { status, stderr } = spawnSync(
    "npm",
    ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: resolve(home), encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0)
    throw new Error(
      `The packages of ${folder} could not be installed into ${home}. With a network: npm install --prefix ${home}\n${stderr}`,
    );
  writeFileSync(stamp, state);
  return true;
}
