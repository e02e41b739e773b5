/** Runs the project's commands in a copy of it, which tests may break, with the packages of this checkout. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const parts = [
  "content",
  "src",
  "hosting",
  "scripts",
  "mail-mock",
  "editor",
  "astro.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  ".npmrc",
];

export interface Copy {
  readonly folder: string;
  /** Starts a command as its npm script does. */
  start(command: string, env?: NodeJS.ProcessEnv): Command;
  remove(): void;
}

export interface Command {
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly said: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Copies the project into a new folder of this name. */
export function copyProject(name = "copy"): Copy {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  const folder = join(root, name);
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  // Copy the picture cache, so that the build does not make all pictures again.
  mkdirSync(join(folder, ".cache"));
  cpSync(".cache/astro", join(folder, ".cache/astro"), { recursive: true });
  return {
    folder,
    start: (command, env = {}) => {
      const child = spawn(process.execPath, ["scripts/run.mjs", command], {
        cwd: folder,
        env: { ...process.env, ...env },
        stdio: ["ignore", "pipe", "pipe"],
      });
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => (said += text));
      return {
        process: child,
        said: () => said,
        ended: new Promise((done) => {
          child.once("close", (code, signal) => done(code ?? signal));
        }),
      };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
