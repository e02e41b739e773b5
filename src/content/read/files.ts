/** Reads the content folder: the files in it, and each as UTF-8 text, or says why it can't. */
import { isUtf8 } from "node:buffer";
import { lstatSync, readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { sep } from "node:path";
import { isHidden } from "./file-name.ts";

type TextFile = { readonly text: string } | { readonly problem: string };

const largest = 1_000_000;

/**
 * Never throws.
 * @param folder the facility's folder; links to files outside are not followed.
 */
export function readTextFile(path: string, folder: string): TextFile {
  try {
    if (isOutside(path, folder))
      return { problem: "this link leads outside the content folder: put the file itself here" };
    const stats = statSync(path);
    if (!stats.isFile()) return { problem: "expected a file here" };
    if (stats.size > largest)
      return { problem: `this file is too large: expected at most ${largest} bytes (found ${stats.size})` };
    return decode(readFileSync(path));
  } catch (error) {
    return { problem: describeReadError(error) };
  }
}

/** The sorted names of the files in a content folder, without hidden ones; empty if the folder is missing. */
export function namesIn(path: string, folder: string): { names: readonly string[]; problem?: string } {
  if (!exists(path)) return { names: [] };
  try {
    if (isOutside(path, folder))
      return {
        names: [],
        problem: "this link leads outside the content folder: put the folder itself here",
      };
    if (!statSync(path).isDirectory()) return { names: [], problem: "expected a folder here" };
    return {
      names: readdirSync(path)
        .filter((name) => !isHidden(name))
        .sort(),
    };
  } catch (error) {
    return { names: [], problem: describeReadError(error) };
  }
}

/**
 * Whether a symbolic link takes a path outside the folder.
 * @throws Error if the path does not exist or access is denied.
 */
export function isOutside(path: string, folder: string): boolean {
  return !realpathSync.native(path).startsWith(realpathSync.native(folder) + sep);
}

/** Whether a path exists; true for broken links and if access is denied. */
export function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** A file system error in plain language. */
export function describeReadError(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EACCES":
    case "EPERM":
      return "this cannot be read: its permissions do not allow it";
    case "ENOENT":
    case "ELOOP":
      return "this link leads nowhere: put the file itself here";
    default:
      return "this cannot be read";
  }
}

function decode(bytes: Buffer): TextFile {
  const start = bytes.toString("hex", 0, 3);
  if (/^(?:fffe|feff)/u.test(start) || bytes.subarray(0, 64).includes(0))
    return { problem: "this file is not plain text, or it is UTF-16: save it as UTF-8" };
  if (start === "efbbbf")
    return { problem: "this file begins with an invisible byte-order mark: save it as UTF-8 without BOM" };
  if (!isUtf8(bytes))
    return {
      problem: "this file is not UTF-8, so accents and quotation marks would get lost: save it as UTF-8",
    };
  return { text: bytes.toString("utf8") };
}
