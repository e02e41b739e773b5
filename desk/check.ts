/** Checks a change against the whole content, with the reader and the rules of the build. */
import { readContent } from "../src/content/content.ts";
import type { Problem } from "../src/content/read/problems.ts";
import tokens from "../src/styles/tokens.css?raw";
import { setFiles } from "./files-in-memory.ts";

/**
 * The problems for which a changed file may not be saved: its own, and those that it brings to other files. Problems
 * that other files had before do not keep anybody from fixing this one.
 */
export function problemsOfChange(
  files: ReadonlyMap<string, string>,
  path: string,
  text: string,
  folder: string,
): readonly Problem[] {
  const after = problemsIn(new Map([...files, [path, text]]), folder);
  if (after.length === 0) return after;
  const nameOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
  const before = new Set(problemsIn(files, folder).map(nameOf));
  return after.filter((problem) => problem.file === path || !before.has(nameOf(problem)));
}

function problemsIn(files: ReadonlyMap<string, string>, folder: string): readonly Problem[] {
  setFiles(new Map([...files, ["src/styles/tokens.css", tokens]]));
  return readContent(`/${folder}`).problems;
}
