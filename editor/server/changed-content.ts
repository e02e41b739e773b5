/** The content as it would stand after a change, in a folder of its own, so that it can be read and checked whole. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { readContent, type Reading } from "../../src/content/content.ts";
import type { Problem } from "../../src/content/read/problems.ts";

/** Files by their path inside the content folder; `undefined` takes one away. */
export type Changes = ReadonlyMap<string, string | Uint8Array | undefined>;

/** Reads the content as the changes would leave it; its problems name the files where they stand in truth. */
export function readChanged(contentDirectory: string, changes: Changes): Reading {
  const directory = mkdtempSync(join(tmpdir(), "content-"));
  try {
    const pictures = join(contentDirectory, "pictures");
    const ownPictures = [...changes.keys()].some((path) => path.startsWith("pictures/"));
    cpSync(contentDirectory, directory, {
      recursive: true,
      filter: (source) => ownPictures || source !== pictures,
    });
    for (const [path, text] of changes) {
      const file = join(directory, path);
      if (text === undefined) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
    const reading = readContent(directory, ownPictures ? undefined : pictures);
    const here = relative(process.cwd(), directory);
    const there = relative(process.cwd(), contentDirectory) || ".";
    const problems = reading.problems.map((problem): Problem => ({
      ...problem,
      file: problem.file.replace(here, there),
    }));
    return { ...reading, problems };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
