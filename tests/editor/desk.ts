/** Runs the editor on a copy of the content, as `npm run edit` does. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folder.ts";
import { testDay } from "../day.ts";
import { freePort } from "../free-port.ts";

export interface Desk {
  /** The copy of the content. */
  readonly content: string;
  readonly origin: string;
  /** The origin of the pages in the preview. */
  readonly preview: string;
  /** A file of the copy. */
  text(path: string): string;
  /** Every file of the copy with its content. */
  snapshot(): Map<string, string>;
  close(): Promise<void>;
}

/** Copies a content folder and starts the editor on it. */
export async function openDesk(from = "content"): Promise<Desk> {
  const root = mkdtempSync(join(tmpdir(), "desk-"));
  const content = join(root, "content");
  cpSync(from, content, { recursive: true });
  // The preview takes the second one.
  const port = await freePort(2);
  const editor = spawn(process.execPath, ["--import", "tsx", "editor/command/edit.ts"], {
    env: { ...process.env, CONTENT_DIR: content, PORT: String(port), NOW: testDay },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  editor.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  await started(editor);
  return {
    content,
    origin: `http://127.0.0.1:${port}`,
    preview: `http://127.0.0.1:${port + 1}`,
    text: (path) => readFileSync(join(content, path), "utf8"),
    snapshot: () =>
      new Map(filesBelow(content).map((path) => [path, readFileSync(join(content, path), "latin1")])),
    close: async () => {
      const exited = new Promise((resolve) => editor.once("exit", resolve));
      editor.kill("SIGTERM");
      await exited;
      rmSync(root, { recursive: true, force: true });
      // What Node warns of, every owner reads in the terminal.
      if (/^\(node:\d+\)/mu.test(errors)) throw new Error(errors);
    },
  };
}

function started(editor: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Preview  http")) resolve();
    };
    editor.stdout?.on("data", read);
    editor.stderr?.on("data", read);
    editor.once("exit", (code) => reject(new Error(`the editor ended with ${code}: ${output}`)));
  });
}
