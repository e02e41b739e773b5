/** Facilities with mistakes in their content, for tests. */
import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll } from "vitest";
import { readContent } from "./content.ts";
import { plant, type Plants } from "./plant-for-tests.ts";
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

/** The folder of the second facility: the starter with the files of its owner over it. */
export function secondFacility(): string {
  const directory = join(root, "second-facility");
  cpSync("starter", directory, { recursive: true });
  cpSync("tests/second-facility/content", directory, { recursive: true });
  return directory;
}

/** The problems of a copy, a line each, as if its folder were `content`. */
export function problemsIn(directory: string, from = "content"): string[] {
  const pictures = join(directory, "pictures");
  const { problems } = readContent(directory, {
    pictures: existsSync(pictures) ? pictures : join(from, "pictures"),
  });
  const folder = relative(process.cwd(), directory);
  return problems.map((problem) => describeProblem(problem).replaceAll(`${folder}/`, "content/"));
}

const shared = new Map<string, string>();

/** The problems of a facility with these files changed. The files are restored afterwards. */
export function problemsWith(changes: Plants, from = "content"): string[] {
  const directory = shared.get(from) ?? contentCopy({ from });
  shared.set(from, directory);
  try {
    plant(directory, changes);
    return problemsIn(directory, from);
  } finally {
    for (const file of Object.keys(changes)) {
      const original = join(from, file);
      if (existsSync(original)) copyFileSync(original, join(directory, file));
      else rmSync(join(directory, file), { force: true });
    }
  }
}
