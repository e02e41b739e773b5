/**
 * Runs the site's development server for the editor, in a separate process that reads the draft instead of the content.
 */
import { fork, type ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { join, resolve } from "node:path";
import type { DraftUpdate } from "../server/draft-folder.ts";
import type { PreviewSite } from "../server/server.ts";

/** A preview whose process is started again by the next change after it ended. */
export interface RunningPreview extends Omit<PreviewSite, "draft"> {
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
  const restarts = new EventEmitter<{ restart: [] }>();
  let child = await start();
  let last: Promise<unknown> = Promise.resolve();
  return {
    origin: `http://127.0.0.1:${port}`,
    restarts,
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
    if (!child.connected || hasExited(child)) {
      child = await start();
      return;
    }
    child.send(updates.map((each) => ({ ...each, path: join(directory, each.path) })));
    await answer(child, "shown");
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
    started.on("message", (message) => message === "listening" && restarts.emit("restart"));
    if (!(await answer(started, "ready"))) throw new Error(`the preview ended with ${started.exitCode}`);
    return started;
  }
}

/** Whether the process sends this message before it ends. */
function answer(child: ChildProcess, awaited: "ready" | "shown"): Promise<boolean> {
  return new Promise((resolve) => {
    const over = (answered: boolean) => {
      child.off("message", read).off("exit", exited);
      resolve(answered);
    };
    const read = (message: unknown) => message === awaited && over(true);
    const exited = () => over(false);
    child.on("message", read).on("exit", exited);
  });
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
