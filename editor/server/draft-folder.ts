/** A copy of the content with the form's unsaved changes, for the preview. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { filesBelow } from "../../src/content/read/folder.ts";
import type { Changes } from "./changed-content.ts";

/** A file in the draft that was written or deleted, by its path in the content folder. */
export interface DraftUpdate {
  readonly path: string;
  readonly kind: "added" | "changed" | "deleted";
}

export interface DraftFolder {
  readonly directory: string;
  /** Updates the folder to the saved content plus the changes. Returns the files that differ from before. */
  update(changes: Changes): DraftUpdate[];
  close(): void;
}

/**
 * Creates the folder, or replaces one that a killed editor left behind.
 * @param name must not be in use by another running editor.
 */
export function openDraft(contentDirectory: string, name: string): DraftFolder {
  // Inside the project, because Astro's development server serves pictures only from there.
  const directory = resolve(".cache/editor", `draft-${name}`);
  rmSync(directory, { recursive: true, force: true });
  cpSync(contentDirectory, directory, { recursive: true, preserveTimestamps: true });
  return {
    directory,
    update: (changes) => {
      const wanted = new Set([...filesBelow(contentDirectory), ...changes.keys()]);
      for (const [path, text] of changes) if (text === undefined) wanted.delete(path);
      const updates: DraftUpdate[] = [];
      for (const path of filesBelow(directory)) {
        if (wanted.has(path)) continue;
        rmSync(join(directory, path));
        updates.push({ path, kind: "deleted" });
      }
      for (const path of wanted) {
        const saved = join(contentDirectory, path);
        const target = join(directory, path);
        const exists = existsSync(target);
        if (exists && path.startsWith("pictures/") && statSync(saved).size === statSync(target).size)
          continue;
        const bytes = Buffer.from(changes.get(path) ?? readFileSync(saved));
        if (exists && readFileSync(target).equals(bytes)) continue;
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, bytes);
        updates.push({ path, kind: exists ? "changed" : "added" });
      }
      return updates;
    },
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}
