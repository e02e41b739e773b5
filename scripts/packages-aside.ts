/** Packages that only one part of the work needs, with a lockfile of their own, installed beside the project's. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { alone } from "./lock.ts";
import { run } from "./processes.ts";

/**
 * Installs what the lockfile in `folder` says into `home`, once for each lockfile, whoever else asks for it at the
 * same time: `home` appears when it is complete.
 * @param complete adds to the new folder what belongs to it besides the packages.
 * @throws Error that says what to do when the packages cannot be had.
 */
export async function bringPackagesAside(
  folder: string,
  home: string,
  complete: (folder: string) => void = () => undefined,
): Promise<void> {
  const wanted = ["package.json", "package-lock.json"].map((name) => join(folder, name));
  const hash = createHash("sha256");
  for (const file of wanted) hash.update(readFileSync(file));
  const state = hash.digest("hex");
  const stamp = join(home, ".installed");
  const installed = () => existsSync(stamp) && readFileSync(stamp, "utf8") === state;
  if (installed()) return;
  await alone(`${home}.lock`, async () => {
    if (installed()) return;
    const unfinished = `${home}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    for (const file of [...wanted, ".npmrc"]) cpSync(file, join(unfinished, basename(file)));
    const { status, stderr } = await run(
      "npm",
      ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
      { cwd: unfinished, shell: process.platform === "win32" },
    );
    if (status !== 0)
      throw new Error(
        `The packages of ${folder} could not be installed into ${home}. Is the npm registry reachable?\n${stderr}`,
      );
    complete(unfinished);
    writeFileSync(join(unfinished, ".installed"), state);
    rmSync(home, { recursive: true, force: true });
    renameSync(unfinished, home);
  });
}
