/** The editor on a copy of the content, as `npm run edit` starts it, and builds of that copy. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { testDay } from "../day.ts";
import { freePort } from "../free-port.ts";

export interface Desk {
  readonly root: string;
  /** The copy of the content that the editor works on. */
  readonly content: string;
  readonly origin: string;
  /** A file of the copy. */
  text(path: string): string;
  /** Builds the copy, or another folder, and answers with what the build said. */
  build(
    name: string,
    options?: { content?: string; source?: string },
  ): { site: string; status: number; output: string };
  /** The text for the facility's profile on maps and search. */
  profile(): string;
  close(): Promise<void>;
}

/** Copies the content and starts the editor on it. */
export async function openDesk(): Promise<Desk> {
  const root = mkdtempSync(join(tmpdir(), "desk-"));
  const content = join(root, "content");
  cpSync("content", content, { recursive: true });
  // The preview takes the second one.
  const port = await freePort(2);
  const editor = spawn(process.execPath, ["--import", "tsx", "editor/command/edit.ts"], {
    env: { ...process.env, CONTENT_DIR: content, PORT: String(port), NOW: testDay },
    stdio: ["ignore", "pipe", "pipe"],
  });
  await ready(editor);
  return {
    root,
    content,
    origin: `http://127.0.0.1:${port}`,
    text: (path) => readFileSync(join(content, path), "utf8"),
    build: (name, { content: folder = content, source = process.cwd() } = {}) => {
      const site = join(root, name);
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ["--import", "tsx", "scripts/build.ts"],
        {
          cwd: source,
          env: { ...process.env, CONTENT_DIR: folder, OUT_DIR: site, MAIL_ORIGIN: "same", NOW: testDay },
          encoding: "utf8",
        },
      );
      return { site, status: status ?? 1, output: stdout + stderr };
    },
    profile: () =>
      spawnSync(process.execPath, ["--import", "tsx", "scripts/business-profile.ts"], {
        env: { ...process.env, CONTENT_DIR: content, NOW: testDay },
        encoding: "utf8",
      }).stdout,
    close: async () => {
      const over = new Promise((done) => editor.once("exit", done));
      editor.kill("SIGTERM");
      await over;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** A copy of the source, with the packages of this checkout, in which a developer changed a file. */
export function sourceWith(root: string, file: string, change: (text: string) => string): string {
  const source = join(root, "source");
  for (const name of sources) cpSync(name, join(source, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(source, "node_modules"));
  // Without the pictures that other builds have made, this one would make them all again.
  mkdirSync(join(source, ".cache"));
  symlinkSync(resolve(".cache/astro"), join(source, ".cache/astro"));
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed === text) throw new Error(`nothing was changed in ${file}`);
  writeFileSync(join(source, file), changed);
  return source;
}

const sources = [
  "src",
  "hosting",
  "public",
  "scripts",
  "mail-mock",
  "astro.config.ts",
  "package.json",
  "tsconfig.json",
];

function ready(editor: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("Preview  http")) done();
    };
    editor.stdout?.on("data", hear);
    editor.stderr?.on("data", hear);
    editor.once("exit", (code) => failed(new Error(`the editor ended with ${code}: ${said}`)));
  });
}
