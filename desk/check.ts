/** Checks changes against the whole content, with the reader and the rules of the build. */
import { readContent } from "../src/content/content.ts";
import type { Problem } from "../src/content/read/problems.ts";
import tokens from "../src/styles/tokens.css?raw";
import type { Files } from "./content-now.ts";
import { setFiles } from "./files-in-memory.ts";
import type { Changes } from "./commits.ts";

/**
 * The problems for which changes may not be saved: those of the changed files, and those that they bring to other
 * files. Problems that other files had before do not keep anybody from fixing these.
 */
export function problemsOfChanges(files: Files, changes: Changes, folder: string): readonly Problem[] {
  const after = readFiles(withChanges(files, changes), folder).problems;
  if (after.length === 0) return after;
  const nameOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
  const before = new Set(readFiles(files, folder).problems.map(nameOf));
  return after.filter((problem) => changes.has(problem.file) || !before.has(nameOf(problem)));
}

function withChanges(files: Files, changes: Changes): Files {
  const after = new Map(files);
  for (const [path, text] of changes) {
    if (text === undefined) after.delete(path);
    else after.set(path, text);
  }
  return after;
}

/** Reads files as the build does. */
export function readFiles(files: Files, folder: string) {
  setFiles(files);
  return readContent(`/${folder}`, { tokens });
}
