/** When the files of the content last changed, as the history of the repository tells it. */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

/** The changes of a folder, by file name within it. */
export type History = ReadonlyMap<string, Date>;

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
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return changes;
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
    return new Map();
  }
  return changes;
}

/** The latest change of some files; nothing when it is not known of one of them. */
export function lastChange(history: History, files: readonly string[]): Date | undefined {
  const dates = files.map((file) => history.get(file));
  if (dates.length === 0 || dates.some((date) => date === undefined)) return undefined;
  return new Date(Math.max(...dates.map(Number)));
}

/** When a file was last written on this machine, for what needs a time stamp whatever the history. */
export function lastWritten(directory: string, file: string): Date {
  return statSync(join(directory, file)).mtime;
}
