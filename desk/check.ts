/** Checks a change before it is saved, with the reader and the rules of the build. */
import { readContent } from "../src/content/content.ts";
import { readDocument, validate } from "../src/content/read/document.ts";
import type { Problem } from "../src/content/read/problems.ts";
import type { Single } from "../src/content/schema/registry.ts";
import tokens from "../src/styles/tokens.css?raw";
import type { Files } from "./content-now.ts";
import { setFiles } from "./files-in-memory.ts";

/** The problems of a file by itself. */
export function problemsInFile(schema: Single["schema"], path: string, text: string): readonly Problem[] {
  return validate(readDocument(path, text), schema).problems;
}

/**
 * The problems for which a changed file may not be saved: its own, and those that it brings to other files. Problems
 * that other files had before do not keep anybody from fixing these.
 */
export function problemsOfChange(
  files: Files,
  [path, text]: readonly [path: string, text: string],
  folder: string,
): readonly Problem[] {
  const after = readFiles(new Map([...files, [path, text]]), folder).problems;
  if (after.length === 0) return after;
  const nameOf = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;
  const before = new Set(readFiles(files, folder).problems.map(nameOf));
  return after.filter((problem) => problem.file === path || !before.has(nameOf(problem)));
}

/** Reads files as the build does. */
export function readFiles(files: Files, folder: string) {
  setFiles(files);
  return readContent(`/${folder}`, { tokens });
}
