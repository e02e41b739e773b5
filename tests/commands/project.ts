/** The project as a person has it after `git clone`, in a folder of its own, and the commands that are typed there. */
import { spawn } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A name with a space and brackets, which confuse programs; a second download gets such a name. */
const folderName = "My site (1)";

export interface TypedCommand {
  /** Everything that it has printed so far. */
  readonly printed: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** Waits until it has printed a text, and returns the text. Rejects with what was printed if it ends before. */
  readonly printing: (text: RegExp) => Promise<string>;
  /** Ctrl+C: stops it and what it started. */
  readonly stop: () => Promise<number>;
}

export class Project {
  /** The absolute path of the project's folder. */
  readonly folder: string;
  readonly #root: string;
  readonly #running = new Set<TypedCommand>();

  /**
   * Copies what a clone has (all that `.gitignore` does not name) and, to save minutes, the installed packages and the
   * pictures that were converted before.
   */
  constructor() {
    this.#root = mkdtempSync(join(tmpdir(), "project-"));
    this.folder = join(this.#root, folderName);
    const ignored = readFileSync(".gitignore", "utf8").split("\n").filter(Boolean);
    const left = new Set([".git", ...globSync(ignored)]);
    for (const name of readdirSync("."))
      if (!left.has(name)) cpSync(name, join(this.folder, name), { recursive: true });
    linkFiles("node_modules", this.path("node_modules"));
    // Commands write to it, so it may not be the checkout's.
    const stamp = "node_modules/.installed";
    rmSync(this.path(stamp));
    copyFileSync(stamp, this.path(stamp));
    // Nothing writes to the project's own Node; the converted pictures may be written anew.
    if (existsSync(".cache/node")) linkFiles(".cache/node", this.path(".cache/node"));
    if (existsSync(".cache/astro")) cpSync(".cache/astro", this.path(".cache/astro"), { recursive: true });
  }

  /** The absolute path of a file of the project. */
  path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), "utf8");
  }

  /**
   * Writes a text into a file, before another text.
   * @throws if the file does not have that.
   */
  insert(file: string, before: string, text: string): void {
    const own = this.read(file);
    if (!own.includes(before)) throw new Error(`${file} has no ${before}`);
    writeFileSync(
      this.path(file),
      own.replace(before, () => text + before),
    );
  }

  /** Types a line, such as `npm run edit`, into a terminal in the project's folder. */
  type(line: string, env: Readonly<Record<string, string>> = {}): TypedCommand {
    const child = spawn(line, {
      cwd: this.folder,
      env: { ...terminalEnvironment(), ...env },
      shell: true,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let printed = "";
    let isRunning = true;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
    const ended = new Promise<number>((done) => {
      child.once("close", (code) => {
        isRunning = false;
        done(code ?? 1);
      });
    });
    const command: TypedCommand = {
      printed: () => printed,
      ended,
      printing: (text) =>
        new Promise((found, failed) => {
          const look = () => {
            const [match] = text.exec(printed) ?? [];
            if (match !== undefined) found(match);
          };
          look();
          child.stdout.on("data", look);
          child.stderr.on("data", look);
          child.once("close", () =>
            failed(new Error(`${line} ended before it printed ${text}:\n${printed}`)),
          );
        }),
      stop: () => {
        if (child.pid !== undefined && isRunning) process.kill(-child.pid, "SIGINT");
        return ended;
      },
    };
    this.#running.add(command);
    return command;
  }

  /**
   * Types a line, waits for its end, and returns what it printed.
   * @throws with that if the command fails.
   */
  async succeed(line: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
    const command = this.type(line, env);
    const code = await command.ended;
    if (code !== 0) throw new Error(`${line} ended with ${code}:\n${command.printed()}`);
    return command.printed();
  }

  /** Stops all that was started, and deletes the folder. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((command) => command.stop()));
    rmSync(this.#root, { recursive: true, force: true });
  }
}

/** What a terminal has, without what a test runner and the npm command around it add, such as the project's own Node. */
function terminalEnvironment(): NodeJS.ProcessEnv {
  const added = /^(?:npm_|NODE_|VITEST|PLAYWRIGHT|TEST|NOW$|CI$|FORCE_COLOR$|CONTENT_DIR$|OUT_DIR$)/u;
  const own = Object.entries(process.env).filter(([name]) => !added.test(name));
  const programs = (process.env["PATH"] ?? "")
    .split(delimiter)
    .filter((folder) => !folder.startsWith(process.cwd()));
  return { ...Object.fromEntries(own), PATH: programs.join(delimiter) };
}

/** Hard links to all files below a folder; copies where the target is on another disk. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
