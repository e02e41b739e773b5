/** Checks a change against the whole content, with the reader and the rules of the build. */
import { readContent } from "../src/content/content.ts";
import type { Problem } from "../src/content/read/problems.ts";
import tokens from "../src/styles/tokens.css?raw";
import { setFiles } from "./files-in-memory.ts";

/**
 * The problems for which a changed file may not be saved: its own, and those that it brings to other files. Problems that
 * other files had before do not keep anybody from mending this one.
 */
export function problemsOfChange(
  files: ReadonlyMap<string, string>,
  path: string,
  text: string,
  folder: string,
): Problem[] {
  const before = new Set(
    problemsIn(files, folder).map(({ file, field, message }) => `${file} ${field} ${message}`),
  );
  return problemsIn(new Map([...files, [path, text]]), folder).filter(
    ({ file, field, message }) => file === path || !before.has(`${file} ${field} ${message}`),
  );
}

function problemsIn(files: ReadonlyMap<string, string>, folder: string): readonly Problem[] {
  setFiles(new Map([...files, ["src/styles/tokens.css", tokens]]));
  return readContent(`/${folder}`).problems;
}
