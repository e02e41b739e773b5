/** Finds files to download that visitors could not open, or would wait for too long. */
import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { namedDownloads } from "../../src/content/download-uses.ts";
import type { Problem } from "../../src/content/read/problems.ts";
import { downloadsIn } from "../../src/content/read/download-files.ts";
import { describeReadError, isOutside } from "../../src/content/read/files.ts";
import type { Content } from "../../src/content/schema/registry.ts";
import { downloadFolder } from "../../src/lib/downloads.ts";

/** In bytes: some seconds on a phone. */
const largest = 10_000_000;

/** The problems with what a facility's files hold; `content/rules/downloads.ts` has those with their names. */
export function downloadProblems(directory: string): Problem[] {
  return downloadsIn(directory).names.flatMap((name) => {
    const path = join(directory, downloadFolder, name);
    const message = name.endsWith(".pdf") ? downloadProblem(path, directory) : undefined;
    return message === undefined ? [] : [{ file: relative(process.cwd(), path), message }];
  });
}

/** A line for each file that nothing links to. */
export function downloadWarnings(directory: string, content: Content): string[] {
  const named = new Set(namedDownloads(content));
  const folder = relative(process.cwd(), join(directory, downloadFolder));
  return downloadsIn(directory)
    .names.filter((name) => !named.has(name))
    .map(
      (name) =>
        `${folder}/${name}: nothing links to this file, so it is not published; write file:${name} where a button or a link should lead to it, or delete it`,
    );
}

function downloadProblem(path: string, directory: string): string | undefined {
  try {
    if (isOutside(path, directory))
      return "this link leads outside the content folder: put the file itself here";
    const stats = statSync(path);
    if (!stats.isFile()) return "expected a file here";
    if (stats.size === 0) return "this file is empty";
    if (stats.size > largest)
      return `this file is too large for a phone: expected at most ${megabytes(largest)} (found ${megabytes(stats.size)}); save it with smaller pictures, as "reduced size" or "for the web", or put its parts into files of their own`;
    return pdfProblem(readFileSync(path));
  } catch (error) {
    return describeReadError(error);
  }
}

/** How files of other kinds begin. */
const otherKinds: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^PK/u, "a document of Word, Pages or Excel, or an archive"],
  [/^\xD0\xCF/u, "a document of an older Word or Excel"],
  [/^\{\\rtf/u, "a document in rich text"],
  [/^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF....WEBP|....ftyp(?:avif|heic|mif1))/su, "a picture"],
  [/^\s*<(?:!doctype|html|\?xml)/iu, "a web page"],
];

/** ISO 32000, 7.5: a file begins with its version and ends with a mark. */
function pdfProblem(bytes: Buffer): string | undefined {
  const start = bytes.toString("latin1", 0, 1024);
  const end = bytes.toString("latin1", Math.max(0, bytes.length - 1024));
  if (!start.startsWith("%PDF-")) {
    const [, kind = "something else"] = otherKinds.find(([pattern]) => pattern.test(start)) ?? [];
    return `this is no PDF, whatever its name says: open it, and save or print it as PDF (found ${kind})`;
  }
  if (!end.includes("%%EOF")) return "this PDF is cut off: save or copy it again";
  return undefined;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
