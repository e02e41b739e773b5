/** Checks and writes content files in the desk's format. */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { canonicalText } from "../../src/content/read/canonical.ts";
import type { Problem } from "../../src/content/read/problems.ts";
import { isTextFile } from "../../src/content/read/file-name.ts";
import { filesBelow } from "../../src/content/read/folder.ts";
import { readTextFile } from "../../src/content/read/files.ts";

/** The first line of each file that the desk would write differently. */
export function formatProblems(directory: string): Problem[] {
  return filesOf(directory).flatMap(({ path, text, canonical }) => {
    if (text === canonical) return [];
    const lines = text.split("\n");
    const wanted = canonical.split("\n");
    const index = lines.findIndex((line, at) => line !== wanted[at]);
    const at = index === -1 ? lines.length : index;
    return [
      {
        file: relative(process.cwd(), path),
        line: at + 1,
        column: 1,
        message: `the desk ${asWritten(wanted[at])}; npm run format puts it right`,
      },
    ];
  });
}

function asWritten(line: string | undefined): string {
  if (line === undefined) return "ends the file before this line";
  return line === "" ? "leaves this line empty" : `writes this line as ${JSON.stringify(line)}`;
}

/** Writes every file in the desk's format; skips unreadable files. */
export function formatContent(directory: string): void {
  for (const { path, text, canonical } of filesOf(directory))
    if (text !== canonical) writeFileSync(path, canonical);
}

/** The readable files. The content check reports the others. */
function filesOf(directory: string): { path: string; text: string; canonical: string }[] {
  return filesBelow(directory)
    .filter(isTextFile)
    .flatMap((name) => {
      const path = join(directory, name);
      const read = readTextFile(path, directory);
      return "text" in read
        ? [{ path, text: read.text, canonical: canonicalText(name, read.text) ?? read.text }]
        : [];
    });
}
