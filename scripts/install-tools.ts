/**
 * Packages that only one command or test needs. They have their own lockfile and are installed into their own folder.
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { withLock } from "./lock.ts";
import { run } from "./processes.ts";

/**
 * Installs the packages of the lockfile in `folder` into `home` unless they are already there. Other processes may call
 * it at the same time; `home` appears only when it is complete.
 * @param complete adds other files to the new folder.
 * @throws Error when the packages cannot be installed.
 */
export async function installTools(
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
  await withLock(`${home}.lock`, async () => {
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
