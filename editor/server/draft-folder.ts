/** The content with what the form says now, in a folder of its own, for the preview to read. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Changes } from "./changed-content.ts";

export interface DraftFolder {
  readonly directory: string;
  /**
   * Brings the folder to what is saved, with the changes on top.
   * @returns the files that became others, appeared or went, by their path inside the content.
   */
  bringTo(changes: Changes): { readonly path: string; readonly news: "other" | "new" | "gone" }[];
  close(): void;
}

const home = ".cache/editor";

/** Takes away what editors left behind that could not end in peace. */
function sweep(): void {
  for (const name of readdirSync(home)) {
    const owner = Number(/^draft-(\d+)-/u.exec(name)?.[1] ?? Number.NaN);
    if (!Number.isNaN(owner) && !runs(owner)) rmSync(join(home, name), { recursive: true, force: true });
  }
}

function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Makes the folder, inside the project, because the development server serves pictures from nowhere else. */
export function openDraft(contentDirectory: string): DraftFolder {
  mkdirSync(home, { recursive: true });
  sweep();
  const directory = resolve(mkdtempSync(join(home, `draft-${process.pid}-`)));
  cpSync(contentDirectory, directory, { recursive: true, preserveTimestamps: true });
  return {
    directory,
    bringTo: (changes) => {
      const wanted = new Map<string, () => Uint8Array>();
      for (const path of filesIn(contentDirectory))
        wanted.set(path, () => readFileSync(join(contentDirectory, path)));
      for (const [path, text] of changes) {
        if (text === undefined) wanted.delete(path);
        else wanted.set(path, () => Buffer.from(text as Uint8Array));
      }
      const news = [];
      for (const path of filesIn(directory)) {
        if (wanted.has(path)) continue;
        rmSync(join(directory, path));
        news.push({ path, news: "gone" as const });
      }
      for (const [path, read] of wanted) {
        const target = join(directory, path);
        const there = existsSync(target);
        if (there && path.startsWith("pictures/") && sameSize(join(contentDirectory, path), target)) continue;
        const bytes = read();
        if (there && readFileSync(target).equals(bytes)) continue;
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, bytes);
        news.push({ path, news: there ? ("other" as const) : ("new" as const) });
      }
      return news;
    },
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
}

function sameSize(a: string, b: string): boolean {
  return existsSync(a) && statSync(a).size === statSync(b).size;
}
