/** Checks the whole content as if some changes were saved. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { readContent, type Reading } from "../../src/content/content.ts";
import { describeProblem, type Problem } from "../../src/content/read/problems.ts";

/** Files by their path inside the content folder; `undefined` deletes one. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/** A problem, with the values of its file. */
export interface ChangeProblem extends Problem {
  readonly values: unknown;
}

/** Finds more problems in content than its own rules do. */
type Check = (reading: Reading) => readonly Problem[];

/** The problems that the changes would cause, and those in the changed files. */
export function problemsOfChanges(
  contentDirectory: string,
  changes: Changes,
  check: Check = () => [],
): ChangeProblem[] {
  const problems = problemsWith(contentDirectory, changes, check);
  if (problems.length === 0) return [];
  const now = readContent(contentDirectory);
  const known = new Set([...now.problems, ...check(now)].map(describeProblem));
  return problems.filter(
    (problem) =>
      !known.has(describeProblem(problem)) || [...changes.keys()].some((path) => problem.file.endsWith(path)),
  );
}

/** Every problem in the changed content, with paths in the content folder. */
function problemsWith(contentDirectory: string, changes: Changes, check: Check): ChangeProblem[] {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  try {
    const pictures = join(contentDirectory, "pictures");
    const changesPictures = [...changes.keys()].some((path) => path.startsWith("pictures/"));
    cpSync(contentDirectory, directory, {
      recursive: true,
      filter: (source) => changesPictures || source !== pictures,
    });
    for (const [path, text] of changes) {
      const file = join(directory, path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file, { force: true });
      else writeFileSync(file, text);
    }
    const reading = readContent(directory, changesPictures ? undefined : pictures);
    const values = new Map([...reading.documents.values()].map((each) => [each.file, each.values]));
    const [from, to] = [directory, contentDirectory].map((each) => relative(process.cwd(), each) || ".");
    return [...reading.problems, ...check(reading)].map((problem) => ({
      ...problem,
      file: problem.file.replace(from ?? "", to ?? ""),
      values: values.get(problem.file),
    }));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
