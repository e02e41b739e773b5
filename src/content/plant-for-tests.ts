/** Changes in a copy of some content, for tests. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A change of a file: its new text or bytes, or a function of the old text; `null` deletes it, or a whole folder. */
export type Plant = ((text: string) => string) | string | Uint8Array | null;
/** Changes by their paths inside the content folder. */
export type Plants = Readonly<Record<string, Plant>>;

/** The line of a file of the sample on which these words begin. */
export function lineOf(file: string, words: string): number {
  const text = readFileSync(join("content", file), "utf8");
  const at = text.indexOf(words);
  if (at === -1) throw new Error(`${file} has no “${words}”`);
  return text.slice(0, at).split("\n").length;
}

/**
 * The text of a file after a change.
 * @throws when the change changes nothing: then the test proves nothing.
 */
export function changedText(path: string, change: (text: string) => string): string {
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`the change of ${path} no longer applies`);
  return after;
}

/** Changes the files of a content folder. */
export function plant(directory: string, changes: Plants): void {
  for (const [file, change] of Object.entries(changes)) {
    const path = join(directory, file);
    if (change === null) rmSync(path, { recursive: true });
    else if (typeof change === "function") writeFileSync(path, changedText(path, change));
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, change);
    }
  }
}
