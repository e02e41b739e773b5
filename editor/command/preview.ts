/**
 * Runs the site's development server for the editor, in a separate process that reads the draft instead of the content.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { DraftUpdate } from "../server/draft-folder.ts";

export interface RunningPreview {
  readonly origin: string;
  /** Reloads the page after the draft changes. A preview that ended is started again. */
  show(updates: readonly DraftUpdate[]): Promise<void>;
  close(): Promise<void>;
}

interface PreviewOptions {
  /** The folder of the draft. */
  readonly directory: string;
  readonly port: number;
  /** The editor's port. Only the editor may frame the pages. */
  readonly editor: number;
}

export async function startPreview({ directory, port, editor }: PreviewOptions): Promise<RunningPreview> {
  let child = await start();
  let last: Promise<unknown> = Promise.resolve();
  return {
    origin: `http://127.0.0.1:${port}`,
    show: (updates) => {
      // One after another, because answers do not say which update they are about.
      const shown = last.then(() => show(updates));
      last = shown.catch(() => undefined);
      return shown;
    },
    close: () => stop(child),
  };

  async function show(updates: readonly DraftUpdate[]): Promise<void> {
    if (updates.length === 0) return;
    if (!child.connected) {
      child = await start();
      return;
    }
    child.send(updates.map((each) => ({ ...each, path: join(directory, each.path) })));
    await answer(child);
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(resolve("editor/command/preview-process.ts"), [String(editor)], {
      execArgv: ["--import", "tsx"],
      env: {
        ...process.env,
        // Bundling the page sets it to production.
        NODE_ENV: "development",
        CONTENT_DIR: directory,
        MAIL_ORIGIN: "same",
        PORT: String(port),
      },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const said = await answer(started);
    if (said !== "ready") throw new Error(`the preview ended with ${String(said)}`);
    return started;
  }
}

/** The next message of the process, or how it exited. */
async function answer(child: ChildProcess): Promise<unknown> {
  const answered = new AbortController();
  const events = ["message", "exit"].map((event) => once(child, event, { signal: answered.signal }));
  const [said] = await Promise.race(events);
  // Takes the other listener away.
  answered.abort();
  return said;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
