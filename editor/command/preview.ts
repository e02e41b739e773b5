/**
 * Runs the site's development server for the editor, in a separate process that reads the draft instead of the content.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import type { DraftUpdate } from "../server/draft-folder.ts";

export interface RunningPreview {
  readonly origin: string;
  /** Reloads the page after the draft changes. */
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
  const child = await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    show: async (updates) => {
      if (updates.length === 0) return;
      child.send(updates.map((each) => ({ ...each, path: join(directory, each.path) })));
      await Promise.race([once(child, "message"), once(child, "exit")]);
    },
    close: () => stop(child),
  };

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
    const [said] = await Promise.race([once(started, "message"), once(started, "exit")]);
    if (said !== "ready") throw new Error(`the preview ended with ${said}`);
    return started;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
