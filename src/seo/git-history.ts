/** When the files of the content last changed, as the history of the repository tells it. */
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** The changes of a folder. */
export interface History {
  /** When each file last changed, by its name within the folder. */
  readonly changed: ReadonlyMap<string, Date>;
  /** When a file was last taken out of each folder in it, by the folder's name with a slash at its end. */
  readonly emptied: ReadonlyMap<string, Date>;
}

/**
 * Reads when each file of a folder was last committed. Files with changes that are not committed are left out, and
 * so is everything where the history is cut short or missing: no date is better than a wrong one.
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
  const emptied = new Map<string, Date>();
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
    // No repository, or no git: nothing is known.
    return unknown;
  }
  for (const [name, date] of changes) {
    const folder = name.slice(0, name.lastIndexOf("/") + 1);
    const known = emptied.get(folder);
    if (!existsSync(join(directory, name)) && (!known || known < date)) emptied.set(folder, date);
  }
  return { changed: changes, emptied };
}

const unknown: History = { changed: new Map(), emptied: new Map() };

/**
 * The latest change of some files; nothing when it is not known of one of them. A name that ends with a slash is a
 * folder, and stands for the files that were taken out of it.
 */
export function lastChange({ changed, emptied }: History, files: readonly string[]): Date | undefined {
  const dates = files.filter(isFile).map((file) => changed.get(file));
  if (dates.length === 0 || dates.some((date) => date === undefined)) return undefined;
  const removed = files.map((folder) => emptied.get(folder));
  return latest([...dates, ...removed].filter((date) => date !== undefined));
}

/** When the latest of some files was written on this machine, for what needs a time stamp whatever the history. */
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
