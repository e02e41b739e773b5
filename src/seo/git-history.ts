/** When the files of the content last changed, according to git. */
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** The changes of a folder. */
export interface History {
  /** The last commit of each file, by its path in the folder. */
  readonly changed: ReadonlyMap<string, Date>;
  /** The last deletion in each subfolder, by its path with a trailing slash. */
  readonly deleted: ReadonlyMap<string, Date>;
}

/**
 * Reads when each file in a folder was last committed. Leaves out files with uncommitted changes, and all files in a
 * shallow clone or without git: no date is better than a wrong one.
 */
export function historyOf(directory: string): History {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: directory,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 2 ** 28,
    });
  const changes = new Map<string, Date>();
  const deleted = new Map<string, Date>();
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return unknown;
    let date = new Date(0);
    for (const line of git("log", "--relative", "--name-only", "--format=>%cI", "--", ".").split("\n")) {
      if (line.startsWith(">")) date = new Date(line.slice(1));
      else if (line !== "" && !changes.has(line)) changes.set(line, date);
    }
    for (const line of git("status", "--porcelain", "--untracked-files=no", "--", ".").split("\n")) {
      const name = [...changes.keys()].find((each) => `/${line.slice(3)}`.endsWith(`/${each}`));
      if (name !== undefined) changes.delete(name);
    }
  } catch {
    // No repository, or git is not installed.
    return unknown;
  }
  for (const [name, date] of changes) {
    const folder = name.slice(0, name.lastIndexOf("/") + 1);
    const known = deleted.get(folder);
    if (!existsSync(join(directory, name)) && (!known || known < date)) deleted.set(folder, date);
  }
  return { changed: changes, deleted };
}

const unknown: History = { changed: new Map(), deleted: new Map() };

/**
 * The latest change of some files; `undefined` if the date of one is unknown. A path with a trailing slash is a folder
 * and means the files deleted from it.
 */
export function lastChange({ changed, deleted }: History, files: readonly string[]): Date | undefined {
  const dates = files.filter(isFile).map((file) => changed.get(file));
  if (dates.length === 0 || dates.some((date) => date === undefined)) return undefined;
  const removed = files.map((folder) => deleted.get(folder));
  return latest([...dates, ...removed].filter((date) => date !== undefined));
}

/** The latest modification time on disk, for files that need a time stamp without a history. */
export function lastWritten(directory: string, files: readonly string[]): Date {
  return latest(files.filter(isFile).map((file) => statSync(join(directory, file)).mtime));
}

function isFile(name: string): boolean {
  return !name.endsWith("/");
}

/** The latest of some dates. */
export function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map(Number)));
}
