/** The site as `npm start` and the tests build it, once for each state of its files: its forms post to its own origin. */
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readContent } from "../../src/content/content.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { todayAt } from "../../src/selectors/today.ts";
import { settings } from "../../src/settings.ts";
import { run } from "../child-processes.ts";

/** The site that the tests read: its forms post to its own origin. */
export const testSite = resolve(".cache/site");

/** The files and folders that every site is built from, besides its content. */
const code = ["src", "desk", "hosting", "tools", "public", "astro.config.ts", "package-lock.json"];

/** A build that failed; the message is what it printed. */
export class BuildError extends Error {}

interface CachedBuild {
  /** Variables that the build gets besides this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** The files and folders that the site is made from, besides the code. */
  readonly sources?: readonly string[];
  /** Called before a build, which takes a while. */
  readonly onBuild?: () => void;
}

/**
 * Builds a site in another process, unless nothing that it is made from has changed. It is built into
 * another folder, which takes the place of `directory` once it is complete.
 * @returns what the build printed.
 * @throws a BuildError with what was printed, such as the problems of the content.
 */
export async function buildCachedSite(
  directory: string,
  { env = {}, sources = [settings.contentDir], onBuild }: CachedBuild = {},
): Promise<string> {
  const wanted = stampOf(env, sources);
  const stamp = `${directory}.stamp`;
  if (existsSync(directory) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return "";
  onBuild?.();
  const unfinished = `${directory}.${process.pid}`;
  mkdirSync(dirname(directory), { recursive: true });
  const building = run(process.execPath, ["tools/site/build-cached-site.ts"], {
    env: { ...process.env, MAIL_ORIGIN: "same", ...env, OUT_DIR: unfinished },
  });
  // After `run` has ended its process, which would write on.
  const clear = () => rmSync(unfinished, { recursive: true, force: true });
  process.once("exit", clear);
  const { status, stdout, stderr } = await building;
  if (status !== 0) throw new BuildError(stderr);
  rmSync(directory, { recursive: true, force: true });
  renameSync(unfinished, directory);
  process.off("exit", clear);
  writeFileSync(stamp, wanted);
  return stdout + stderr;
}

/**
 * A hash of everything that a site is made from: its files, its variables, its address, and the day at the facility,
 * because dated content changes from day to day.
 */
export function stampOf(env: Readonly<Record<string, string>>, sources: readonly string[]): string {
  const hash = createHash("sha256");
  hash.update(JSON.stringify([dayAtFacility(env["CONTENT_DIR"]), settings.siteUrl, env]));
  for (const source of [...code, ...sources]) hash.update(fingerprint(source));
  return hash.digest("hex");
}

/** The day there; none while the content cannot be read, from which nothing is built. */
function dayAtFacility(contentDirectory = settings.contentDir): string | undefined {
  const { facility } = readContent(contentDirectory).content;
  return facility && todayAt(facility);
}

/**
 * A hash of a file, or of all files below a folder with their names in it. Times don't count: a fresh checkout gives
 * every file a new one; nor do tests, from which no site is made. Links are not followed: they may lead nowhere, or to
 * a folder above.
 */
export function fingerprint(source: string): string {
  const hash = createHash("sha256");
  const isFolder = lstatSync(source).isDirectory();
  const names = isFolder ? filesBelow(source).filter((name) => !/\.test\.tsx?$/u.test(name)) : [""];
  for (const name of names) {
    const path = join(source, name);
    hash.update(`${name}\n`).update(lstatSync(path).isFile() ? readFileSync(path) : "");
  }
  return hash.digest("hex");
}
