import type { ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DraftUpdate } from "../server/draft-folder.ts";
import { startPreview, type RunningPreview } from "./preview.ts";

const { children, program } = vi.hoisted(() => ({ children: [] as ChildProcess[], program: { path: "" } }));
vi.mock("node:child_process", async (importOriginal) => {
  const original = await importOriginal<{ fork: typeof fork }>();
  return {
    ...original,
    fork: () => {
      const child = original.fork(program.path, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
      children.push(child);
      return child;
    },
  };
});

/** Answers as the preview's process does; ends when a file is deleted. */
const source = `process.on("message", ([{ kind }]) => kind === "deleted" ? process.exit(1) : setTimeout(() => process.send("shown"), 5));
process.send("listening");
process.send("ready");`;
const changed: DraftUpdate = { path: "home.yaml", kind: "changed" };
let folder: string;
let preview: RunningPreview;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  program.path = join(folder, "preview.mjs");
  writeFileSync(program.path, source);
  children.length = 0;
  preview = await startPreview({ directory: folder, port: 4323, editor: 4322 });
});
afterEach(async () => {
  await preview.close();
  rmSync(folder, { recursive: true });
});

test("a hundred changes leave no listeners behind", async () => {
  const before = children[0]?.eventNames().map((event) => [event, children[0]?.listenerCount(event)]);
  await Promise.all(Array.from({ length: 100 }, () => preview.show([changed])));
  expect(children[0]?.eventNames().map((event) => [event, children[0]?.listenerCount(event)])).toEqual(
    before,
  );
});

test("each change waits for its own answer", async () => {
  const answers = vi.fn();
  children[0]?.on("message", answers);
  const first = preview.show([changed]);
  const second = preview.show([changed]);
  await first;
  expect(answers).toHaveBeenCalledTimes(1);
  await second;
  expect(answers).toHaveBeenCalledTimes(2);
});

test("a preview that ended is started again by the next change", async () => {
  await preview.show([{ path: "home.yaml", kind: "deleted" }]);
  expect(children[0]?.exitCode).toBe(1);
  const restarts = vi.fn();
  preview.restarts.on("restart", restarts);
  await preview.show([changed]);
  await preview.show([changed]);
  expect(restarts).toHaveBeenCalledTimes(1);
  expect(children).toHaveLength(2);
  expect(children[1]?.connected).toBe(true);
});
