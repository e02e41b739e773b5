/** The sample facility with something wrong in it, for tests. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect } from "vitest";
import { readContent } from "./content.ts";
import { describeProblem } from "./read/problems.ts";

const root = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let runs = 0;

/** A copy of the sample facility's folder, gone when the tests are over; with its pictures only where they matter. */
export function contentCopy({ pictures = false } = {}): string {
  runs += 1;
  const directory = join(root, String(runs), "content");
  cpSync("content", directory, {
    recursive: true,
    filter: (path) => pictures || path !== join("content", "pictures"),
  });
  return directory;
}

/** The problems of a copy, as lines, its files named as if it were `content`. */
export function problemsIn(directory: string): string[] {
  const own = join(directory, "pictures");
  const { problems } = readContent(directory, existsSync(own) ? own : join("content", "pictures"));
  return problems.map((problem) =>
    describeProblem({ ...problem, file: relative(dirname(directory), problem.file) }),
  );
}

/** What is planted in a file: its text, its bytes, or what becomes of the text it has; `null` for a file that is gone. */
export type Plant = ((text: string) => string) | string | Uint8Array | null;

let shared: string | undefined;

/** The problems of the sample facility with these files changed; afterwards they are as they were. */
export function problemsWith(changes: Readonly<Record<string, Plant>>): string[] {
  shared ??= contentCopy();
  const directory = shared;
  try {
    for (const [file, change] of Object.entries(changes)) {
      const path = join(directory, file);
      if (change === null) rmSync(path);
      else if (typeof change === "function") {
        const before = readFileSync(path, "utf8");
        const after = change(before);
        expect(after, `the plant in ${file} no longer applies`).not.toBe(before);
        writeFileSync(path, after);
      } else writeFileSync(path, change);
    }
    return problemsIn(directory);
  } finally {
    for (const file of Object.keys(changes)) {
      const own = join("content", file);
      if (existsSync(own)) cpSync(own, join(directory, file));
      else rmSync(join(directory, file), { force: true });
    }
  }
}
