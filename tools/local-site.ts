/** The site as `npm start` and the tests build it: its forms post to its own origin. */
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../src/content/read/folder.ts";
import { settings } from "../src/settings.ts";
import { run } from "./processes.ts";

/** The site that the tests read: its forms post to its own origin. */
export const localSite = resolve(".cache/site");

/** What every site is built from, besides its content. */
const code = ["src", "desk", "hosting", "tools", "scripts/build.ts", "astro.config.ts", "package-lock.json"];

/** A build that failed; the message is what it printed. */
export class BuildError extends Error {}

interface LocalBuild {
  readonly env?: Readonly<Record<string, string>>;
  readonly sources?: readonly string[];
  readonly prepare?: () => void;
}

/**
 * Builds a site for this machine in another process, unless nothing that it is made from has changed. It is built into
 * another folder, which takes the place of `directory` once it is complete.
 * @param options what the build's environment has besides this process's; the files and folders that the site is made
 * from, besides the code; and what to do before a build.
 * @returns what the build printed.
 * @throws a BuildError with what was printed, such as the problems of the content.
 */
export async function buildLocalSite(
  directory: string,
  { env = {}, sources = [settings.contentDir], prepare }: LocalBuild = {},
): Promise<string> {
  // Dated content changes from day to day.
  const day = new Date(settings.now).toISOString().slice(0, 10);
  const state = createHash("sha256").update(JSON.stringify([day, settings.siteUrl, env]));
  for (const path of [...code, ...sources].flatMap(filesIn)) {
    const { size, mtimeMs } = lstatSync(path);
    state.update(`${path} ${size} ${mtimeMs}\n`);
  }
  const wanted = state.digest("hex");
  const stamp = `${directory}.stamp`;
  if (existsSync(directory) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "";
  prepare?.();
  const unfinished = `${directory}.${process.pid}`;
  const clear = () => rmSync(unfinished, { recursive: true, force: true });
  process.once("exit", clear);
  mkdirSync(dirname(directory), { recursive: true });
  const { status, stdout, stderr } = await run(process.execPath, ["scripts/build.ts"], {
    env: { ...process.env, MAIL_ORIGIN: "same", ...env, OUT_DIR: unfinished },
  });
  if (status !== 0) throw new BuildError(stderr);
  rmSync(directory, { recursive: true, force: true });
  renameSync(unfinished, directory);
  process.off("exit", clear);
  writeFileSync(stamp, wanted);
  return stdout + stderr;
}

/** A file, or the files below a folder. Links are not followed: they may lead nowhere, or to a folder above. */
function filesIn(path: string): string[] {
  return lstatSync(path).isDirectory() ? filesBelow(path).map((name) => join(path, name)) : [path];
}
