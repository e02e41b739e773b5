/** Facilities with mistakes in their content, for tests. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { afterAll, expect } from "vitest";
import { readContent } from "./content.ts";
import { describeProblem } from "./read/problems.ts";

const root = mkdtempSync(join(tmpdir(), "content-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let runs = 0;

/** A copy of a facility's folder, deleted after the tests; without pictures unless a test needs them. */
export function contentCopy({ from = "content", pictures = false } = {}): string {
  runs += 1;
  const directory = join(root, String(runs), "content");
  cpSync(from, directory, { recursive: true, filter: (path) => pictures || path !== join(from, "pictures") });
  return directory;
}

/** Replaces a part of a file in a copy; the test fails if it is not there. */
export function replaceIn(directory: string, file: string, from: string, to: string): void {
  const path = join(directory, file);
  const before = readFileSync(path, "utf8");
  expect(before, file).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

/** The problems of a copy, a line each, as if its folder were `content`. */
export function problemsIn(directory: string, from = "content"): string[] {
  const own = join(directory, "pictures");
  const { problems } = readContent(directory, existsSync(own) ? own : join(from, "pictures"));
  return problems.map((problem) =>
    describeProblem({ ...problem, file: relative(dirname(directory), problem.file) }),
  );
}

/** A change of a file: its new text or bytes, or a function of the old text; `null` deletes it. */
export type Plant = ((text: string) => string) | string | Uint8Array | null;

const shared = new Map<string, string>();

/** The problems of a facility with these files changed. The files are restored afterwards. */
export function problemsWith(changes: Readonly<Record<string, Plant>>, from = "content"): string[] {
  const directory = shared.get(from) ?? contentCopy({ from });
  shared.set(from, directory);
  try {
    for (const [file, change] of Object.entries(changes)) {
      const path = join(directory, file);
      if (change === null) rmSync(path);
      else if (typeof change === "function") {
        const before = readFileSync(path, "utf8");
        const after = change(before);
        expect(after, `the change of ${file} no longer applies`).not.toBe(before);
        writeFileSync(path, after);
      } else writeFileSync(path, change);
    }
    return problemsIn(directory, from);
  } finally {
    for (const file of Object.keys(changes)) {
      const own = join(from, file);
      if (existsSync(own)) cpSync(own, join(directory, file));
      else rmSync(join(directory, file), { force: true });
    }
  }
}
